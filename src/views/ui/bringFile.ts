/** Files that could not be fetched, and how often. */
const failures = new Map<string, number>();

/** The failed file's address; browsers that remember a failure say it in their message. */
const addressIn = (error: unknown): string | null =>
  error instanceof Error ? (/https?:\/\/\S+\.js(?=$|\s)/.exec(error.message)?.[0] ?? null) : null;

const importAddress = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Imports a file of the page that comes later. Chromium keeps a failed import for as long as the document lives, so
 * that asking again asks nobody: from the second time on such a file is asked for under another address. What the file
 * itself imports must be there.
 *
 * @throws what the import threw, when the file cannot be fetched now either.
 */
export async function bringFile<T>(
  load: () => Promise<T>,
  importFrom: (address: string) => Promise<unknown> = importAddress,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    if (address === null) throw error;
    const times = failures.get(address) ?? 0;
    failures.set(address, times + 1);
    if (times === 0) throw error;
    return (await importFrom(`${address}?again=${times}`)) as T;
  }
}
