// What the server refuses, in the reader's language where we know the code, in the server's words where not.

import { Refusal } from "../api/http";
import { t, texts } from "../app/texts.svelte";

export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  const key = `page-refused-${error.code}`;
  if (texts.has(key)) return t(key);
  return error.hint ? `${error.message} (${error.hint})` : error.message;
}
