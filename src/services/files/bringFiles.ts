/** Before each further try, in ms. */
const PAUSES_MS = [500, 2_000];
/** A try is given up after this long, in ms. */
const TRY_MS = 10_000;

interface FileSource {
  /** Tells whether the document itself names the file. */
  isNamed: (address: string) => boolean;
  /** Asks for a file by a link of the document. Resolves with whether the file came; never, if no answer comes. */
  link: (address: string) => Promise<boolean>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  pause: (ms: number) => Promise<void>;
  /** Told once the host says that it has a file no more: what this document was built with is gone. */
  tellGone: () => void;
}

/** The host answered that it has no such file: asking again leads nowhere. */
class FileGone extends Error {}

/** A style sheet applies by its link, so that stays; a script is run by its import. */
const isSheet = (address: string) => address.endsWith('.css');

const browser: FileSource = {
  isNamed: (address) =>
    document.querySelector(`:is([rel=modulepreload],[data-styles])[href="${address}"]`) !== null,
  link: (href) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      const end = (hasCome: boolean) => {
        if (!hasCome || !isSheet(href)) link.remove();
        resolve(hasCome);
      };
      // Gecko keeps a failed modulepreload for as long as the document lives (Firefox 153); Safari 16 has none.
      const isModule = link.relList.supports('modulepreload') && !('mozInnerScreenX' in globalThis);
      // The policy of the document wants its nonce; an import takes up a preload only if both are asked for alike.
      const { nonce = '' } = document.querySelector('script') ?? {};
      Object.assign(link, {
        rel: isSheet(href) ? 'stylesheet' : isModule ? 'modulepreload' : 'preload',
        as: 'script',
        crossOrigin: '',
        nonce,
        href,
        onload: () => end(true),
        onerror: () => end(false),
      });
      document.head.append(link);
    }),
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

/** True while the files of an import are asked for without running it. */
let isAhead = false;

/**
 * Asks for the files of an `import()` and does not run it: the code is evaluated later, with an import of its own. On the
 * development server, which has no such files, it runs at once.
 */
export function bringAhead(importing: () => Promise<unknown>): void {
  isAhead = true;
  // The import itself tries again, and reports a failure.
  importing().catch(() => {});
  isAhead = false;
}

/** Addresses of what has come. */
const here = new Set<string>();
/** Files under way, by address. */
const coming = new Map<string, Promise<void>>();

/**
 * Imports a later file of the page, after all files that it imports have come. A browser asks for each of them once: by a
 * link, whose answer the import takes up. The link comes first because its failure can be mended. A failed import of a
 * file that others import cannot: browsers remember it as long as the document lives. The build puts this function in
 * the place of every `import()`.
 *
 * @param names of the files, below the root of the host; those of scripts may lack their extension.
 * @throws what the third try of a file threw, or what the import threw.
 */
export async function bringFiles<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
  source: FileSource = browser,
): Promise<T> {
  const addresses = names
    .map((name) => `/${name}${name.includes('.') ? '' : '.js'}`)
    .filter((address) => !source.isNamed(address));
  const isForLater = isAhead;
  const bring = (bringOne: (address: string, source: FileSource) => Promise<void>) =>
    Promise.all(
      addresses.filter((address) => !here.has(address)).map((address) => once(address, bringOne, source)),
    );
  await bring(linked);
  // `bringAhead` takes no module.
  if (isForLater) return undefined as T;
  try {
    return await load();
  } catch (error) {
    if (addresses.length === 0) throw error;
    // Not every link tells whether a script came: a network may answer with a page of its own.
    for (const address of addresses) if (!isSheet(address)) here.delete(address);
    await bring(fetchedAgain);
    return load();
  }
}

function once(
  address: string,
  bringOne: (address: string, source: FileSource) => Promise<void>,
  source: FileSource,
): Promise<void> {
  const known = coming.get(address);
  if (known !== undefined) return known;
  const bringing = bringOne(address, source)
    .then(() => void here.add(address))
    .finally(() => coming.delete(address));
  coming.set(address, bringing);
  return bringing;
}

async function linked(address: string, source: FileSource): Promise<void> {
  // In a task of its own, for a request begun amid the start of the page delays the start.
  await source.pause(0);
  const link = source.link(address);
  if ((await inTime(link, source)) === true) return;
  // A slow file may still come by its link.
  const late = new Promise<void>((resolve) => {
    void link.then((isLate) => isLate && resolve());
  });
  await Promise.race([late, fetchedAgain(address, source)]);
}

/** Fetches a file past the cache, where a stalled request may hold its place, and makes browsers forget its failure. */
async function fetchedAgain(address: string, source: FileSource): Promise<void> {
  let failure: unknown;
  for (const pauseMs of PAUSES_MS) {
    await source.pause(pauseMs);
    try {
      await tryFile(address, source);
      // A browser may answer a link with the failure before it. What fails twice the import will tell.
      if ((await inTime(source.link(address), source)) === false) await inTime(source.link(address), source);
      return;
    } catch (error) {
      failure = error;
    }
  }
  // Another host of the same shop may have had it: only now it is known.
  if (failure instanceof FileGone) source.tellGone();
  throw failure;
}

/** Tells whether a link's file came; undefined while it is neither here nor refused. */
const inTime = (link: Promise<boolean>, source: FileSource) =>
  Promise.race([link, source.pause(TRY_MS).then(() => undefined)]);

/** Reads it to its end: only then the browser has it at hand for the import. */
async function tryFile(address: string, source: FileSource): Promise<void> {
  const response = await source.fetch(address, { signal: AbortSignal.timeout(TRY_MS), cache: 'reload' });
  const type = response.headers.get('content-type') ?? '';
  const wanted = isSheet(address) ? 'css' : 'script';
  if (!response.ok || !type.includes(wanted)) {
    const what = `${address} answered ${response.status} "${type}" instead of a ${wanted}`;
    throw response.status === 404 || response.status === 410 ? new FileGone(what) : new Error(what);
  }
  await response.arrayBuffer();
}
