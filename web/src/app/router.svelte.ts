// Addresses of the page. The server answers each of them with the same page.

export type Place =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "rules"; game: string }
  | { page: "mine" }
  | { page: "nowhere" };

/** The place that an address names. */
export function placeOf(path: string): Place {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length > 2) return { page: "nowhere" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "replay") return { page: "replay", table: second ?? null };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "mine" && !second) return { page: "mine" };
  return { page: "nowhere" };
}

class Router {
  place: Place = $state(placeOf(location.pathname));
  /** Counts visits, so that going to the same address again opens it again. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address without opening anything, such as to hide a secret. */
  rewrite(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.place = placeOf(location.pathname);
    this.visit += 1;
  }

  /** Links within the page open without loading it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
