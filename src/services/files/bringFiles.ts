/** Before each try, in ms; the first is a task of its own, for a fetch begun amid the start of the page delays it. */
const PAUSES_MS = [0, 500, 2_000];
/** A try is given up after this long, in ms. */
const TRY_MS = 10_000;

interface FileSource {
  /** Tells whether the document has a modulepreload link of the file. */
  isNamed: (address: string) => boolean;
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  pause: (ms: number) => Promise<void>;
  /** Told once the host says that it has a file no more: what this document was built with is gone. */
  tellGone: () => void;
}

/** The host answered that it has no such file: asking again leads nowhere. */
class FileGone extends Error {}

const browser: FileSource = {
  isNamed: (address) => document.querySelector(`link[rel=modulepreload][href="${address}"]`) !== null,
  fetch: (address, init) => fetch(address, init),
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  tellGone: () => {
    document.documentElement.dataset['files'] = 'gone';
    dispatchEvent(new Event('files.gone'));
  },
};

/** Addresses of what has been fetched. */
const here = new Set<string>();
/** Fetches under way, by address. */
const coming = new Map<string, Promise<void>>();

/**
 * Imports a later file of the page, after fetching it and all files that it imports. The fetch comes first because it
 * can be repeated: a browser may remember a failed import as long as the document lives, and fail the next one without
 * a request (Chromium 150 does). The build puts this function in the place of every `import()`.
 *
 * @param names of the files, below the root of the host.
 * @throws what the third try of a fetch threw, or what the import threw.
 */
export async function bringFiles<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
  source: FileSource = browser,
): Promise<T> {
  const missing = names.map((name) => `/${name}`).filter((address) => !isHere(address, source));
  if (missing.length > 0) await Promise.all(missing.map((address) => fetched(address, source)));
  return load();
}

function isHere(address: string, source: FileSource): boolean {
  if (!here.has(address) && source.isNamed(address)) here.add(address);
  return here.has(address);
}

function fetched(address: string, source: FileSource): Promise<void> {
  const known = coming.get(address);
  if (known !== undefined) return known;
  const fetching = fetchFile(address, source)
    .then(() => void here.add(address))
    .finally(() => coming.delete(address));
  coming.set(address, fetching);
  return fetching;
}

async function fetchFile(address: string, source: FileSource): Promise<void> {
  let failure: unknown;
  for (const pauseMs of PAUSES_MS) {
    await source.pause(pauseMs);
    try {
      return await tryFile(address, source);
    } catch (error) {
      failure = error;
    }
  }
  // Another host of the same shop may have had it: only now it is known.
  if (failure instanceof FileGone) source.tellGone();
  throw failure;
}

/** Reads it to its end: only then the browser has it at hand for the import. */
async function tryFile(address: string, source: FileSource): Promise<void> {
  const response = await source.fetch(address, { signal: AbortSignal.timeout(TRY_MS) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) {
    const what = `${address} answered ${response.status} "${type}" instead of a script`;
    throw response.status === 404 || response.status === 410 ? new FileGone(what) : new Error(what);
  }
  await response.arrayBuffer();
}
