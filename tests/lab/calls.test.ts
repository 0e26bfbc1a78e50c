import { createActor, fromPromise, setup, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { createBackend } from '#src/services/http/backend.ts';
import * as z from 'zod/mini';
import { createLab } from '#lab/inspector/lab.ts';
import { actorAt, type RunningActor } from '#lab/inspector/running.ts';
import { callsOfEntry, callsText } from '#lab/inspector/views/Calls.tsx';
import { callStateOf, endpointOf } from '#lab/inspector/watch/endpoint.ts';
import { posting, reading, writingOnce } from '../support/wires.ts';

type Asked = Parameters<typeof fetch>;

/** A page whose actors call, with a backend that answers when the test says so. */
function openCallingPage(actors: Record<string, (fetch: typeof globalThis.fetch) => AnyActorLogic>) {
  const asked: { url: string; answer: (response: Response) => void; fail: (error: Error) => void }[] = [];
  const lab = createLab(
    () => 1000,
    () => {},
  );
  const fetch = lab.calls.watchedFetch(
    (...[input]: Asked) =>
      new Promise<Response>((answer, fail) => asked.push({ url: String(input), answer, fail })),
  );
  const names = Object.keys(actors);
  const page = createActor(
    setup({
      actors: Object.fromEntries(names.map((name) => [name, actors[name]?.(fetch)])) as never,
    }).createMachine({
      id: 'page',
      initial: 'idle',
      states: {
        idle: { on: { asked: 'calling' } },
        calling: { invoke: names.map((name) => ({ id: name, src: name, onError: {} })) as never },
      },
    }),
    { systemId: 'page' },
  );
  const root = page as unknown as RunningActor;
  lab.open(root);
  page.start();
  page.send({ type: 'asked' });
  const madeBy = (name: string) => {
    const ref = actorAt(root, `page/${name}`);
    return ref === null ? [] : lab.calls.of(ref);
  };
  return { lab, asked, madeBy };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const said = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data }), { status, headers: { 'content-type': 'application/json' } });
const backendOf = (fetch: typeof globalThis.fetch) =>
  createBackend({ fetch, origin: '', language: 'id', timeoutMs: 10_000 });

test('[LAB-05] a call stands with the actor that makes it, named as a fault takes it', async () => {
  const { asked, madeBy } = openCallingPage({
    loadPrice: (fetch) =>
      fromPromise(async ({ signal }) => {
        await Promise.resolve();
        return backendOf(fetch).call(reading('/product-detail/products/X-1/price-summary', z.unknown()), {
          query: { pin: '1,2' },
          signal,
        });
      }),
    addToBag: (fetch) =>
      fromPromise(async () => {
        // A write is never aborted, so it has no signal.
        await Promise.resolve();
        return backendOf(fetch)
          .call(writingOnce('/retail/carts', z.unknown()), { body: { sku: 'X' }, intent: 'add' })
          .then((answer) => answer);
      }),
    waitOnly: () => fromPromise(() => new Promise(() => {})),
  });
  await settled();
  expect(asked).toHaveLength(2);
  expect(madeBy('loadPrice').map(endpointOf)).toEqual(['GET /product-detail/products/*/price-summary']);
  expect(madeBy('addToBag').map(endpointOf)).toEqual(['POST /retail/carts']);
  expect(madeBy('waitOnly')).toEqual([]);
  expect(madeBy('addToBag').map(callStateOf)).toEqual(['under way']);
});

test('[LAB-05] two actors that write at the same time are told apart', async () => {
  const writes = (path: string) => (fetch: typeof globalThis.fetch) =>
    fromPromise(async () => {
      for (const part of ['one', 'two']) {
        await backendOf(fetch).call(posting(`/${path}/${part}`, z.unknown()));
      }
    });
  const { asked, madeBy } = openCallingPage({ left: writes('left'), right: writes('right') });
  await settled();
  for (const { answer } of asked.splice(0)) answer(said(null));
  await settled();
  await settled();
  expect(madeBy('left').map(endpointOf)).toEqual(['POST /left/one', 'POST /left/two']);
  expect(madeBy('right').map(endpointOf)).toEqual(['POST /right/one', 'POST /right/two']);
});

test('[LAB-05] a call says how it stands: under way, answered with its status, or failed', async () => {
  const read = (path: string) => (fetch: typeof globalThis.fetch) =>
    fromPromise(({ signal }) => backendOf(fetch).call(reading(path, z.unknown()), { signal }));
  const { asked, madeBy } = openCallingPage({ one: read('/one'), two: read('/two'), three: read('/three') });
  const [one, two, three] = ['one', 'two', 'three'].map((name) => madeBy(name)[0]);
  await settled();
  asked[0]?.answer(said(null, 503));
  asked[1]?.fail(new TypeError('Failed to fetch'));
  await settled();
  expect([one, two, three].map((call) => call && callStateOf(call))).toEqual([
    'answered 503',
    'failed: Failed to fetch',
    'under way',
  ]);
});

test('[LAB-05] the log says of an event which calls it began, and which call it answers', async () => {
  const { lab, asked } = openCallingPage({
    addToBag: (fetch) =>
      fromPromise(async () => {
        await Promise.resolve();
        return backendOf(fetch).call(posting('/retail/carts', z.unknown()));
      }),
  });
  const textsOf = (type: string) =>
    lab.log
      .entries()
      .filter(({ actor, event }) => actor.path === 'page' && event.type === type)
      .map((entry) => callsText(callsOfEntry(lab.calls, entry)));
  await settled();
  expect(textsOf('asked')).toEqual(['POST /retail/carts under way']);
  asked[0]?.answer(said(null));
  await settled();
  await settled();
  expect(textsOf('asked')).toEqual(['POST /retail/carts answered 200']);
  expect(textsOf('xstate.done.actor.addToBag')).toEqual(['POST /retail/carts answered 200']);
});

test('[LAB-05] what is asked of another place is no call of the backend', async () => {
  const { asked, madeBy } = openCallingPage({
    loadFile: (fetch) => fromPromise(() => fetch('/assets/backend/file.js')),
    loadMap: (fetch) => fromPromise(() => fetch('https://maps.example/backend/tiles')),
  });
  await settled();
  expect(asked).toHaveLength(2);
  expect([...madeBy('loadFile'), ...madeBy('loadMap')]).toEqual([]);
});
