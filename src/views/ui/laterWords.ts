/** Where all words are at hand from the start, as on the server, there is nothing to bring. */
let bringWords: () => Promise<unknown> = () => Promise.resolve();

/** Says how the words of later views are brought; they are those of the document's language, so once is enough. */
export function giveLaterWords(bring: () => Promise<unknown>): void {
  bringWords = bring;
}

/** A later view's code together with the words it says: no later view is drawn before both are there. */
export async function withLaterWords<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), bringWords()]);
  return code;
}
