type Bring = () => Promise<unknown>;

/** Nothing to load where all words are present from the start, as on the server. */
let bringLater: Bring = () => Promise.resolve();
let bringFurther: Bring = bringLater;

/** Sets how the words of later views are loaded. Once is enough: they are in the document's language. */
export function giveLaterWords(later: Bring, further: Bring): void {
  bringLater = later;
  bringFurther = further;
}

/** Loads a later view's code together with all words: no later view is drawn without them. */
export async function withAllWords<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), bringLater(), bringFurther()]);
  return code;
}

/** The same for a section that hydrates with the page and uses only the words of `idLater`. */
export async function withLaterWords<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), bringLater()]);
  return code;
}

/** The same for a view that uses only words of the first load. */
export const withFirstWords = <T>(load: () => Promise<T>): Promise<T> => load();
