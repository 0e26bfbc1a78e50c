import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchBareBrowser } from '../../bench/bareBrowser.ts';
import { remember, within, withinOrEnded } from '../../bench/started.ts';
import { browserThatStays } from '../support/browserThatStays.ts';

const PATIENCE_MS = 100;
const CONDITIONS = {
  cpuSlowdown: 1,
  network: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  screen: { width: 360, height: 800, deviceScaleFactor: 2 },
  quietMs: 0,
  deadlineMs: PATIENCE_MS,
};
/** The end of every answer to the opening of a WebSocket (RFC 6455). */
const WEBSOCKET_KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

describe('a browser that hangs', () => {
  let host: Server;
  let isOpening: boolean;
  const sockets = new Set<Duplex>();
  beforeEach(async () => {
    host = createServer();
    host.on('upgrade', ({ headers }, socket) => {
      sockets.add(socket);
      if (!isOpening) return;
      const accept = createHash('sha1')
        .update(`${headers['sec-websocket-key']}${WEBSOCKET_KEY}`)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  const { running } = browserThatStays(() => `ws://127.0.0.1:${(host.address() as AddressInfo).port}/`);

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    host.close();
  });

  test('before it can be spoken to is ended, with all it started', async () => {
    isOpening = false;
    await expect(launchBareBrowser(CONDITIONS)).rejects.toThrow('The browser does not answer');
    await vi.waitFor(() => expect(running()).toEqual([]));
  });

  test('while it loads a page makes the load fail, and is ended with all it started', async () => {
    isOpening = true;
    const browser = await launchBareBrowser(CONDITIONS);
    expect(running()).toHaveLength(2);
    await expect(browser.load('http://127.0.0.1/')).rejects.toThrow(
      'The browser does not answer Target.createBrowserContext',
    );
    await browser.close();
    await vi.waitFor(() => expect(running()).toEqual([]));
  });
});

describe('work with a limit', () => {
  const never = new Promise<never>(() => {});

  test('that takes longer loses what it has started, but not what has ended', async () => {
    const started = vi.fn<() => void>();
    const ended = vi.fn<() => void>();
    remember(started);
    remember(ended).forget();
    await expect(withinOrEnded(never, 1)).rejects.toThrow('its browsers and servers were killed');
    expect(started).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });

  test('that is done in time loses nothing', async () => {
    const onLate = vi.fn<() => void>();
    expect(await within(Promise.resolve('done'), 1, 'late', onLate)).toBe('done');
    await expect(within(never, 5, 'late')).rejects.toThrow('late');
    expect(onLate).not.toHaveBeenCalled();
  });
});
