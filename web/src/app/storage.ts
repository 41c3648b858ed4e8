// What this browser keeps. A browser that stores nothing forgets it with the tab; nothing else may depend on it.

/** What was kept under this name, or `usual` if nothing was, or nothing that can be read. */
export function kept<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
