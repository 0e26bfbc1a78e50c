import { launchBareBrowser, type AtRest, type PageRequest } from './bareBrowser.ts';
import { brotliKilobytes, firstLoadOf, nameOf, readManifest, type Manifest } from './builtFiles.ts';
import { atMost, note, type Figure } from './figures.ts';
import { PAGES } from './lighthouseFigures.ts';
import { sentBytes, startServer } from './server.ts';

/** Milliseconds after which a page has loaded everything that it loads by itself. */
const REST_MS = 10_000;
const DEADLINE_MS = 30_000;
const SCREEN = { width: 360, height: 800, deviceScaleFactor: 2 };
/** Files that would come late on a slow phone come in time here. */
const AS_IT_IS = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const MOST_REQUESTS = 45;
const MOST_SCRIPTS = 16;
const MOST_KILOBYTES = 125;

const isBackend = ({ path }: PageRequest) => path.startsWith('/backend/');
const isScript = ({ path, kind }: PageRequest) => kind === 'Script' || path.endsWith('.js');
const isPicture = ({ kind }: PageRequest) => kind === 'Image';

/** Paths that were asked for more than once, each with its number. */
function repeated(requests: readonly PageRequest[]): string[] {
  const all = Map.groupBy(requests, ({ path }) => path);
  return [...all].filter(([, ones]) => ones.length > 1).map(([path, ones]) => `${path} ${ones.length} times`);
}

/**
 * Figures of a view at rest. A file that is asked for twice counts twice; what the memory of the page answers is no
 * request.
 *
 * @param sizeOf - kB of a script, as it is sent.
 */
export function figuresAtRest(
  page: string,
  { requests, headers }: AtRest,
  sizeOf: (path: string) => number,
): Figure[] {
  const sent = requests.filter(({ isFromMemory }) => !isFromMemory);
  const scripts = sent.filter(isScript);
  const backend = sent.filter(isBackend);
  const pictures = sent.filter(isPicture);
  const others = sent.length - scripts.length - backend.length - pictures.length;
  const twice = repeated(scripts);
  const size = (bytes: number) => (bytes / 1_000).toFixed(1);
  return [
    atMost(
      `At rest, ${page}: requests`,
      sent.length,
      '',
      MOST_REQUESTS,
      `${scripts.length} scripts, ${backend.length} of the backend, ${pictures.length} pictures, ${others} others; headers about ${size(headers.sent)} kB sent, ${size(headers.received)} kB received`,
    ),
    atMost(
      `At rest, ${page}: scripts`,
      scripts.length,
      '',
      MOST_SCRIPTS,
      twice.length === 0 ? 'each once' : twice.join(', '),
    ),
    atMost(`At rest, ${page}: scripts asked for again`, twice.length, '', 0),
    atMost(
      `At rest, ${page}: JavaScript, brotli`,
      scripts.reduce((sum, { path }) => sum + sizeOf(path), 0),
      'kB',
      MOST_KILOBYTES,
    ),
  ];
}

/** The scripts of a view at rest: content, size, and the time at which each is requested. */
function scriptNotes(requests: readonly PageRequest[], manifest: Manifest, sizeOf: (path: string) => number) {
  const first = firstLoadOf(manifest);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const named = new Map<string, number>();
  return requests
    .filter((request) => isScript(request) && !request.isFromMemory)
    .map(({ path, atMs, afterLoadMs }) => {
      const key = keys.get(path) ?? '';
      const chunk = manifest[key];
      const plain = chunk === undefined ? path : nameOf(key, chunk);
      const count = (named.get(plain) ?? 0) + 1;
      named.set(plain, count);
      return note(
        `JavaScript at rest: ${count === 1 ? plain : `${plain}, the ${count}.`}`,
        sizeOf(path),
        'kB',
        `${first.has(key) ? 'first load' : 'by itself'}, asked for at ${atMs.toFixed(0)} ms, ${Math.abs(afterLoadMs).toFixed(0)} ms ${afterLoadMs < 0 ? 'before' : 'after'} the load event`,
      );
    });
}

/** Measures the requests of a phone whose page stays untouched, for each kind of product; of one, the scripts by name. */
export async function measureAtRest(root: string): Promise<Figure[]> {
  const manifest = readManifest(root);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliKilobytes(root, file);
    sizes.set(file, size);
    return size;
  };
  const server = await startServer(root);
  try {
    const browser = await launchBareBrowser({
      cpuSlowdown: 1,
      network: AS_IT_IS,
      screen: SCREEN,
      quietMs: REST_MS,
      deadlineMs: DEADLINE_MS,
    });
    const figures: Figure[] = [];
    const scripts: Figure[] = [];
    try {
      for (const [name, page] of Object.entries(PAGES)) {
        // The first request to a server is slow.
        await sentBytes(server.url + page, 'gzip');
        const told = await browser.atRest(server.url + page, REST_MS);
        figures.push(...figuresAtRest(name, told, sizeOf));
        if (name === 'ordinary') scripts.push(...scriptNotes(told.requests, manifest, sizeOf));
      }
    } finally {
      await browser.close();
    }
    return [...figures, ...scripts];
  } finally {
    await server.stop();
  }
}
