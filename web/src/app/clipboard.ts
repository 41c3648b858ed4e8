// Copying where the browser allows it.

import { t } from "./texts.svelte";

/** Copies a text and tells what to say about it: where nothing can be copied, the text itself, to be marked by hand. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return t("page-copied");
  } catch {
    return text;
  }
}
