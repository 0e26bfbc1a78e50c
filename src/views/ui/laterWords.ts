type Bring = () => Promise<unknown>;

/** Where all words are at hand from the start, as on the server, there is nothing to bring. */
let bringLater: Bring = () => Promise.resolve();
let bringFurther: Bring = bringLater;

/** Says how the words of later views are brought; they are those of the document's language, so once is enough. */
export function giveLaterWords(later: Bring, further: Bring): void {
  bringLater = later;
  bringFurther = further;
}

/** A later view's code together with all words: no later view is drawn before they are there. */
export async function withAllWords<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), bringLater(), bringFurther()]);
  return code;
}

/** The same for a section that comes to life with the page, which says few of them: those of `idLater`. */
export async function withLaterWords<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), bringLater()]);
  return code;
}

/** The same for a view that says nothing but words of the first load. */
export const withFirstWords = <T>(load: () => Promise<T>): Promise<T> => load();
