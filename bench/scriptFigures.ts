import { launchBareBrowser } from './bareBrowser.ts';
import { brotliKilobytes, firstLoadOf, nameOf, readManifest } from './builtFiles.ts';
import { atMost, note, type Figure } from './figures.ts';
import { ORDINARY, sentBytes, startServer } from './server.ts';

/** Milliseconds after which a page has loaded everything that it loads by itself. */
const REST_MS = 10_000;
const DEADLINE_MS = 30_000;
const SCREEN = { width: 360, height: 800, deviceScaleFactor: 2 };
/** Files that would come late on a slow phone come in time here. */
const AS_IT_IS = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Measures all JavaScript of a page at rest: size, content, and the time at which each file is requested. */
export async function measureScripts(root: string): Promise<Figure[]> {
  const manifest = readManifest(root);
  const first = firstLoadOf(manifest);
  const server = await startServer(root);
  try {
    // The first request to a server is slow.
    await sentBytes(server.url + ORDINARY, 'gzip');
    const browser = await launchBareBrowser({
      cpuSlowdown: 1,
      network: AS_IT_IS,
      screen: SCREEN,
      quietMs: REST_MS,
      deadlineMs: DEADLINE_MS,
    });
    const fetched = await browser
      .scriptsAtRest(server.url + ORDINARY, REST_MS)
      .finally(() => browser.close());
    const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
    const named = new Map<string, number>();
    const files = fetched.map((script) => {
      const key = keys.get(script.path) ?? '';
      const chunk = manifest[key];
      const plain = chunk === undefined ? script.path : nameOf(key, chunk);
      const count = (named.get(plain) ?? 0) + 1;
      named.set(plain, count);
      const name = count === 1 ? plain : `${plain}, the ${count}.`;
      return { ...script, name, isFirst: first.has(key), size: brotliKilobytes(root, script.path) };
    });
    const total = (some: typeof files) => some.reduce((sum, { size }) => sum + size, 0);
    const later = files.filter(({ isFirst }) => !isFirst);
    return [
      atMost(
        'JavaScript at rest, brotli',
        total(files),
        'kB',
        150,
        `${files.length} files, ${total(later).toFixed(1)} kB of them after the first load`,
      ),
      ...files.map(({ name, size, isFirst, atMs, afterLoadMs }) =>
        note(
          `JavaScript at rest: ${name}`,
          size,
          'kB',
          `${isFirst ? 'first load' : 'by itself'}, asked for at ${atMs.toFixed(0)} ms, ${Math.abs(afterLoadMs).toFixed(0)} ms ${afterLoadMs < 0 ? 'before' : 'after'} the load event`,
        ),
      ),
    ];
  } finally {
    await server.stop();
  }
}
