import { launchDebugged } from './debuggedBrowser.ts';
import { blockingTime, collect, type Collected } from './inPage.ts';
import { within } from './started.ts';

/** Times of one load of a page, in ms since the navigation began. */
export interface Load {
  lcp: number;
  cls: number;
  tbt: number;
  hydrated: number;
  ready: number;
}

/** A request of a page. */
export interface PageRequest {
  /** Path and query of its address. */
  path: string;
  /** `Document`, `Script`, `Image`, `Fetch` and so on, as the browser names it. */
  kind: string;
  /** Answered from the memory of the page: nothing was sent. */
  isFromMemory: boolean;
  /** Time of its request, ms since that of the page. */
  atMs: number;
  /** The same since the load event; negative before it. */
  afterLoadMs: number;
}

/** The requests of a page by itself. */
export interface AtRest {
  requests: PageRequest[];
  /** Bytes of all headers that were sent and received, as text. */
  headers: { sent: number; received: number };
}

export interface LoadConditions {
  /** Factor by which the processor is slower than this machine's. */
  cpuSlowdown: number;
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  screen: { width: number; height: number; deviceScaleFactor: number };
  /** Pause after the load event before the page is asked, ms. */
  quietMs: number;
  /** Time limit for loading a page, and for its readiness after the load event; ms. */
  deadlineMs: number;
}

export interface BareBrowser {
  /** Loads an address as its first visitor does. */
  load(url: string): Promise<Load>;
  /** Loads an address, waits so long after its load event, untouched, and returns what it asked for. */
  atRest(url: string, restMs: number): Promise<AtRest>;
  close(): Promise<void>;
}

type Parameters = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  /** Of an event of the browser; times in seconds. */
  params?: {
    timestamp?: number;
    type?: string;
    requestId?: string;
    request?: { url: string };
    headers?: Record<string, string>;
  };
  result?: Record<string, string> & { result?: { value?: unknown } };
  error?: { message: string };
}

/** Bytes of headers as HTTP/1.1 sends them: a name, a colon, a space, the value and two bytes at the end. */
const bytesOf = (headers: Record<string, string>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

/**
 * A browser that is not observed while a page loads. A test runner listens to the console and to errors, and polls the
 * page: on a phone's processor that costs the page 100 ms. 60 ms of it are V8's, which reads React's whole file again
 * to find the lines of an error that is never shown.
 */
export async function launchBareBrowser(conditions: LoadConditions): Promise<BareBrowser> {
  const { address, end } = await launchDebugged();
  const socket = new WebSocket(address);
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser does not answer')));
  });
  await within(opened, conditions.deadlineMs, 'The browser does not answer').catch(async (error: unknown) => {
    socket.close();
    await end();
    throw error;
  });
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  });
  let last = 0;
  const send = (method: string, params: Parameters = {}, sessionId?: string) => {
    const answered = new Promise<NonNullable<Message['result']>>((resolve, reject) => {
      const id = (last += 1);
      answers.set(id, ({ result, error }) => {
        answers.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
    return within(answered, conditions.deadlineMs, `The browser does not answer ${method}`);
  };

  /** A page of a visitor of its own, on its way to an address; `loaded` resolves with the time of its load event. */
  async function open(url: string, listener: (message: Message) => void = () => {}) {
    const { browserContextId } = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const ask = (method: string, params?: Parameters) => send(method, params, sessionId);
    const fired = Promise.withResolvers<number>();
    const hear = (message: Message) => {
      if (message.sessionId !== sessionId) return;
      if (message.method === 'Page.loadEventFired') fired.resolve(message.params?.timestamp ?? Number.NaN);
      listener(message);
    };
    listeners.add(hear);
    await ask('Emulation.setDeviceMetricsOverride', { ...conditions.screen, mobile: true });
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
    await ask('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await ask('Network.enable');
    await ask('Network.emulateNetworkConditions', conditions.network);
    await ask('Page.enable');
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${collect.toString()})()` });
    await ask('Page.navigate', { url });
    const tooLate = () => fired.reject(new Error(`${url} does not load`));
    const timer = setTimeout(tooLate, conditions.deadlineMs);
    void fired.promise.finally(() => clearTimeout(timer)).catch(() => {});
    const close = async () => {
      listeners.delete(hear);
      await send('Target.disposeBrowserContext', { browserContextId });
    };
    return { ask, loaded: fired.promise, close };
  }

  return {
    async load(url) {
      const { ask, loaded, close } = await open(url);
      await loaded;
      const until = Date.now() + conditions.deadlineMs;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, conditions.quietMs));
        const { result } = await ask('Runtime.evaluate', {
          expression: `({ ...bench, tbt: (${blockingTime.toString()})() })`,
          returnByValue: true,
        });
        const told = result?.value as (Collected & { tbt: number }) | undefined;
        if (told !== undefined && told.ready > 0) {
          await close();
          const { lcp, cls, tbt, hydrated, ready } = told;
          return { lcp, cls, tbt, hydrated, ready };
        }
        if (Date.now() > until) throw new Error(`${url} does not come to life`);
      }
    },
    async atRest(url, restMs) {
      const requests: { path: string; kind: string; id: string | undefined; at: number }[] = [];
      const fromMemory = new Set<string | undefined>();
      const headers = { sent: 0, received: 0 };
      const { loaded, close } = await open(url, ({ method, params = {} }) => {
        const { requestId: id, request, timestamp: at = Number.NaN, type: kind = 'Other' } = params;
        if (method === 'Network.requestServedFromCache') fromMemory.add(id);
        if (method === 'Network.requestWillBeSentExtraInfo') headers.sent += bytesOf(params.headers ?? {});
        if (method === 'Network.responseReceivedExtraInfo') headers.received += bytesOf(params.headers ?? {});
        if (method !== 'Network.requestWillBeSent' || request === undefined) return;
        const { protocol, pathname, search } = new URL(request.url);
        if (protocol.startsWith('http')) requests.push({ path: pathname + search, kind, id, at });
      });
      const fired = await loaded;
      await new Promise((resolve) => setTimeout(resolve, restMs));
      await close();
      const asked = requests[0]?.at ?? Number.NaN;
      return {
        headers,
        requests: requests.map(({ path, kind, id, at }) => ({
          path,
          kind,
          isFromMemory: fromMemory.has(id),
          atMs: (at - asked) * 1_000,
          afterLoadMs: (at - fired) * 1_000,
        })),
      };
    },
    async close() {
      socket.close();
      await end();
    },
  };
}
