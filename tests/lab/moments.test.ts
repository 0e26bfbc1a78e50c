import { describe, expect, test } from 'vitest';
import { MASK } from '#lab/inspector/watch/mask.ts';
import {
  documentOf,
  DOCUMENTS_KEY,
  forgetDocument,
  keepDocument,
  type KeptDocument,
  type Store,
} from '#lab/inspector/watch/keepDocument.ts';
import { earlierDocuments } from '#lab/inspector/watch/earlierDocuments.ts';
import { compareStandings, standingOf, type Stood } from '#lab/inspector/watch/standing.ts';
import { openLampPage } from './support/lampPage.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const head = (id: string) => ({ id, address: '/p/x/RMB-00012-01', left: 1000 });

/** A store of a tab that takes so many letters. */
function storeOf(most = Infinity): Store & { text: () => string } {
  let text: string | null = null;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      if (value.length > most) throw new Error('QuotaExceededError');
      text = value;
    },
    removeItem: () => {
      text = null;
    },
    text: () => text ?? '',
  };
}
function keptOf({ lab, root }: Pick<ReturnType<typeof openLampPage>, 'lab' | 'root'>, id: string) {
  const kept = documentOf(lab.log, root, head(id));
  if (kept === null) throw new Error('nothing is kept');
  return kept;
}

describe('[LAB-13] what outlives a document', () => {
  test('its log is kept, and every moment of it can be compared with the next document', async () => {
    const before = openLampPage([Promise.resolve('green')]);
    before.press();
    await settled();
    const store = storeOf();
    keepDocument(store, keptOf(before, 'a'));
    const [earlier] = earlierDocuments(store);
    const moments = earlier?.moments ?? [];
    expect(moments.map(({ type, path, source }) => [type, path, source])).toEqual([
      ['xstate.init', 'page', null],
      ['xstate.init', 'page/lamp', 'page'],
      ['lamp.pressed', 'page/lamp', null],
      ['xstate.done.actor.loadColour', 'page/lamp', 'lamp/loadColour'],
      ['lamp.lit', 'page', 'lamp'],
    ]);
    const stood = moments.map(({ seq }) => earlier?.standingAt(seq).get('page/lamp'));
    expect(stood.map((one) => one?.state)).toEqual(['off', 'off', 'loading', 'on', 'on']);
    expect(stood.at(-1)?.context).toEqual({ colour: 'green', presses: 1 });

    const after = openLampPage();
    after.root.send({ type: 'page.passed' });
    const now = standingOf(after.root, after.lab.log.snapshotsAt(Infinity));
    const last = earlier?.standingAt(moments.at(-1)?.seq ?? 0) ?? new Map<string, Stood>();
    expect(compareStandings(last, now)).toEqual({
      came: [],
      left: [],
      moved: [
        { path: 'page', before: 'open', after: 'shut' },
        { path: 'page/lamp', before: 'on', after: 'off' },
      ],
      changed: [
        {
          path: 'page/lamp',
          changes: [
            { path: 'colour', kind: 'changed', before: 'green', after: null },
            { path: 'presses', kind: 'changed', before: 1, after: 0 },
          ],
        },
      ],
    });
    expect(compareStandings(now, now)).toEqual({ came: [], left: [], moved: [], changed: [] });
  });

  test('it is bounded: the oldest moments go, and what stood before them is known', () => {
    const page = openLampPage();
    for (let count = 0; count < 1000; count += 1) page.root.send({ type: 'page.refused' });
    page.press();
    const kept = keptOf(page, 'a');
    expect(kept.moments).toHaveLength(400);
    const store = storeOf();
    keepDocument(store, kept);
    const [earlier] = earlierDocuments(store);
    expect(earlier?.standingAt(kept.moments[0]?.seq ?? 0).get('page/lamp')?.state).toBe('off');
  });

  test('the last three documents stay, fewer where the store has no room', () => {
    const page = openLampPage();
    const one = JSON.stringify(keptOf(page, 'a')).length;
    const idsIn = (store: Store) => earlierDocuments(store).map(({ id }) => id);
    const store = storeOf();
    for (const id of ['a', 'b', 'c', 'd', 'd']) keepDocument(store, keptOf(page, id));
    expect(idsIn(store)).toEqual(['b', 'c', 'd']);
    forgetDocument(store, 'd');
    expect(idsIn(store)).toEqual(['b', 'c']);
    const small = storeOf(one + 50);
    for (const id of ['a', 'b']) keepDocument(small, keptOf(page, id));
    expect(idsIn(small)).toEqual(['b']);
  });

  test('personal data is masked before it is kept', () => {
    const page = openLampPage();
    const kept = keptOf(
      { lab: { ...page.lab, log: { ...page.lab.log, snapshotsAt: named } }, root: page.root },
      'a',
    );
    expect(JSON.stringify(kept)).not.toContain('Ayu');
    expect(kept.texts.join(' ')).toContain(MASK);
    function named(seq: number) {
      const snapshots = page.lab.log.snapshotsAt(seq);
      const own = snapshots.get(page.root) ?? page.root.getSnapshot();
      return snapshots.set(page.root, {
        ...own,
        context: { user: { name: 'Ayu Pratiwi' } },
      } as typeof own);
    }
  });

  test('what is read back and is no document is left out', () => {
    const kept = keptOf(openLampPage(), 'a');
    const broken: unknown[] = [
      null,
      'text',
      { ...kept, v: 2 },
      { ...kept, moments: [{ ...kept.moments[0], stood: 99 }] },
      { ...kept, texts: ['{'] },
      { ...kept, texts: kept.texts.map(() => '{"state":1}') },
      { ...kept, base: { page: -1 } },
    ];
    const store = storeOf();
    store.setItem(DOCUMENTS_KEY, JSON.stringify([...broken, kept]));
    expect(earlierDocuments(store).map(({ id }) => id)).toEqual(['a']);
    store.setItem(DOCUMENTS_KEY, 'nonsense');
    expect(earlierDocuments(store)).toEqual([]);
    keepDocument(store, kept);
    expect((JSON.parse(store.text()) as KeptDocument[]).map(({ id }) => id)).toEqual(['a']);
  });
});

test('[LAB-14] machines that came and left are named, by what is reached from the page', () => {
  const stood = (state: string, inside: string[] = []): Stood => ({ state, context: null, inside });
  const before = new Map([
    ['page', stood('open', ['bag', 'login'])],
    ['page/bag', stood('idle')],
    ['page/login', stood('asking')],
  ]);
  const after = new Map([
    ['page', stood('open', ['bag', 'voucher'])],
    ['page/bag', stood('idle')],
    ['page/voucher', stood('open')],
  ]);
  expect(compareStandings(before, after)).toEqual({
    came: ['page/voucher'],
    left: ['page/login'],
    moved: [],
    changed: [],
  });
});
