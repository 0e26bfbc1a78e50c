/** A whole address; null for any other text. Some browsers of [0069] have no `URL.parse`. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
