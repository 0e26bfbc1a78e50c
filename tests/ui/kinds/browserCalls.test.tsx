import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserServices } from '#src/app/browserServices.ts';
import { createBrowserNavigation } from '#src/app/browserNavigation.ts';
import { leaveWhenAsked } from '#src/app/browserEffects.ts';
import { ensureEntryKey } from '#src/app/historyEntry.ts';
import { keepLayers } from '#src/app/historyLayers.ts';
import { takeLoginMark } from '#src/app/loginMark.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { destinationOf } from '#src/machines/page/pageFacts.ts';
import {
  COPY_PATIENCE_MS,
  DEVICE_SHARE_PATIENCE_MS,
  LOCATION_PATIENCE_MS,
} from '#src/domain/shell/limits.ts';
import { readRecent } from '#src/domain/recommendation/recentProducts.ts';
import { createKeptDestination } from '#src/services/address/address/keptDestination.ts';
import { readWish } from '#src/services/session/login/keptWish.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

/** The page's patience with the browser in ms; short in these tests. */
const PATIENCES: readonly unknown[] = [LOCATION_PATIENCE_MS, COPY_PATIENCE_MS, DEVICE_SHARE_PATIENCE_MS];
const SOON_MS = 150;

const FAULTS = ['never', 'late', 'refused', 'useless', 'missing'] as const;
type Fault = (typeof FAULTS)[number];
/** The state of a fault: played here, proven by another file, or impossible. */
type Played = (() => Promise<void>) | { provenBy: string } | { cannot: string };
interface Row {
  /** Each place of the source that makes the call, as `file: call`. */
  calls: readonly string[];
  faults: Record<Fault, Played>;
}

const AT_ONCE = { cannot: 'It answers at once.' };

const undone: (() => void)[] = [];
/** Gives the browser another property until the test is over. */
function give(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  undone.push(() => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  });
}
beforeEach(() => {
  sessionStorage.clear();
  const wait = globalThis.setTimeout;
  give(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    wait(run, PATIENCES.includes(ms) ? SOON_MS : ms),
  );
});
afterEach(() => {
  for (const undo of undone.splice(0).toReversed()) undo();
  vi.restoreAllMocks();
});
const open = (options: OpenOptions = {}) =>
  openPage({ path: `/p/barang-uji/${ITEM}`, shop: { products: [product()] } }, options);
const refusal = (name: string) => () => Promise.reject(new DOMException('no', name));
const forever = () => new Promise<never>(() => {});

// The location of the device.
type Tell = (answer: unknown) => void;
const device = (getCurrentPosition: (found: Tell, refused: Tell) => void) =>
  give(navigator, 'geolocation', { getCurrentPosition });
const LOCATE = { name: 'Pakai lokasi saat ini' };
const UNKNOWN = 'Lokasimu belum bisa ditemukan. Pilih wilayahnya saja, ya.';

async function askDevice() {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: /^Ubah tujuan/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
  await picker.findByRole('option', { name: '10110' });
  await page.user.click(picker.getByRole('button', LOCATE));
  return { page, picker };
}
type Asked = Awaited<ReturnType<typeof askDevice>>;
/** Another subdistrict of the same district, which no longer makes the visitor move away. */
async function chooseByHand({ page, picker }: Asked) {
  await page.user.selectOptions(picker.getByRole('combobox', { name: /^Kelurahan/ }), 'Cideng');
  await picker.findByRole('option', { name: '10150' });
}
async function expectConfirmed({ page, picker }: Asked, subdistrict: string) {
  await page.user.click(picker.getByRole('button', { name: 'Kirim ke sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Kirim ke mana?' })).toBeNull());
  expect(page.root.getSnapshot().context.destination).toMatchObject({ subdistrict, geolocation: null });
}
async function expectProblem(words: string) {
  const asked = await askDevice();
  expect(await asked.picker.findByText(words)).toBeDefined();
  expect(asked.picker.getByRole('button', LOCATE).getAttribute('aria-disabled')).toBeNull();
  await expectConfirmed(asked, 'Gambir');
}

// The location of the device, for groceries.
const shipping = () => within(screen.getByRole('region', { name: 'Pengantaran' }));
async function askGroceryDevice() {
  const page = await openPage({
    path: `/grocery/p/barang-uji/${ITEM}`,
    shop: {
      products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
      groceryStores: [testStore()],
    },
  });
  await screen.findByText('Ranch Gambir');
  const destination = destinationOf(page.root.getSnapshot().context) ?? DEFAULT_DESTINATION;
  const nowhere = { ...destination, subdistrict: 'Dago', postalCode: '00000' };
  act(() => page.root.send({ type: 'destination.changed', destination: nowhere }));
  await page.user.click(await shipping().findByRole('button', { name: 'Pakai lokasi saya' }));
  return { page, gambir: destination };
}
async function expectGroceryProblem() {
  await askGroceryDevice();
  expect(await shipping().findByText(/Lokasimu belum bisa dibaca/)).toBeDefined();
  expect(shipping().getByRole('button', { name: 'Ganti alamat' })).toBeDefined();
}

// Sharing and the clipboard.
async function openShare() {
  const page = await open();
  const { sheet } = await openSheet(page);
  await sheet.findByRole('textbox', { name: 'Link produk' });
  return { page, sheet };
}
const COPY = { name: 'Salin link' };
const BY_DEVICE = { name: 'Bagikan lewat perangkat ini' };
const shared = ({ tracked }: Opened) =>
  tracked.flatMap((event) => (event.name === 'share' ? [event.data.channel] : []));
/** Shares by the device, expects these words of the failure, and copies the link. */
async function expectShareProblem(words: RegExp) {
  const { page, sheet } = await openShare();
  await page.user.click(sheet.getByRole('button', BY_DEVICE));
  expect((await sheet.findByRole('alert')).textContent).toMatch(words);
  expect(sheet.getByRole<HTMLButtonElement>('button', BY_DEVICE).disabled).toBe(false);
  await page.user.click(sheet.getByRole('button', COPY));
  expect(await screen.findByText('Link berhasil disalin.')).toBeDefined();
}
async function expectNotCopied(clipboard: unknown) {
  const { page, sheet } = await openShare();
  // The page of a test has a clipboard of its own.
  give(navigator, 'clipboard', clipboard);
  await page.user.click(sheet.getByRole('button', COPY));
  expect((await sheet.findByRole('alert')).textContent).toMatch(/^Link belum bisa disalin/);
  const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Link produk' });
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]));
  expect(sheet.getByRole<HTMLButtonElement>('button', COPY).disabled).toBe(false);
}
// The window of the live chat.
async function expectChatLink(windowOpen: unknown) {
  const page = await open({
    visitor: { member: 'ayu' },
    shop: { config: CHAT, merchant: { commissionType: 'TD' } },
  });
  give(window, 'open', windowOpen);
  const stop = leaveWhenAsked(
    page.root,
    (run) => run(),
    () => {},
  );
  undone.push(stop);
  await page.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Chat layanan pelanggan' }));
  await sheet.findByText('Topik: Produk');
  await page.user.click(sheet.getByRole('button', { name: 'Mulai chat' }));
  expect((await sheet.findByRole('alert')).textContent).toMatch(/^Browser ini tidak membuka jendela chat/);
  const link = sheet.getByRole('link', { name: 'Buka chat' });
  expect(link.getAttribute('href')).toMatch(/\/bliblicare\?topic=Produk$/);
}

/** A browser takes only so many entries of the history in a short time. */
function refuseHistory() {
  let isRefusing = true;
  for (const name of ['pushState', 'replaceState'] as const) {
    const taken = history[name];
    give(History.prototype, name, (...entry: Parameters<History['pushState']>) => {
      if (isRefusing) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      taken.apply(history, entry);
    });
  }
  return () => {
    isRefusing = false;
  };
}
async function openSheet(page: Opened) {
  await page.user.click(screen.getAllByRole('button', { name: 'Bagikan' })[0] as HTMLElement);
  return { sheet: within(await screen.findByRole('dialog', { name: 'Bagikan produk' })) };
}

/** A storage that fails keeps nothing, and the page goes on. */
function expectNothingKept() {
  const { storage, tabStorage } = createBrowserServices('id', {} as ServerTime, [], {
    analytics: createAnalytics(() => undefined),
    isBackFromLogin: false,
  });
  for (const { read, write } of [storage, tabStorage])
    expect([read('a'), write('a', 'b')]).toEqual([null, false]);
  const kept = createKeptDestination(() => sessionStorage);
  kept.write(DEFAULT_DESTINATION);
  expect(kept.read()).toBeNull();
}

const ROWS: Record<string, Row> = {
  'the location, for the destination': {
    calls: ['actors/address/addressPickerLogic.ts: navigator.geolocation'],
    faults: {
      never: async () => {
        device(() => {});
        await expectProblem(UNKNOWN);
      },
      late: async () => {
        let tell: Tell = () => {};
        device((found) => {
          tell = found;
        });
        const asked = await askDevice();
        await chooseByHand(asked);
        await act(async () => tell({ coords: { latitude: -6.92, longitude: 107.61 } }));
        await asked.page.settle();
        await expectConfirmed(asked, 'Cideng');
      },
      refused: async () => {
        device((_, refused) => refused({ code: 1 }));
        await expectProblem('Izin lokasi belum aktif. Aktifkan di pengaturan, ya.');
      },
      useless: async () => {
        device((found) => found({ coords: { latitude: NaN, longitude: NaN } }));
        await expectProblem(UNKNOWN);
      },
      missing: async () => {
        give(navigator, 'geolocation', undefined);
        await expectProblem(UNKNOWN);
      },
    },
  },
  'the location, for groceries': {
    calls: ['actors/grocery/groceryStoreLogic.ts: navigator.geolocation'],
    faults: {
      never: async () => {
        device(() => {});
        await expectGroceryProblem();
      },
      late: async () => {
        let tell: Tell = () => {};
        device((found) => {
          tell = found;
        });
        const { page, gambir } = await askGroceryDevice();
        act(() => page.root.send({ type: 'destination.changed', destination: gambir }));
        await screen.findByText('Ranch Gambir');
        const calls = () => page.shop.requests.filter(({ path }) => path.includes('/grocery/nearby-stores'));
        const before = calls().length;
        await act(async () => tell({ coords: { latitude: -6.92, longitude: 107.61 } }));
        await page.settle();
        expect(calls()).toHaveLength(before);
      },
      refused: async () => {
        device((_, refused) => refused({ code: 1 }));
        await expectGroceryProblem();
      },
      useless: async () => {
        device((found) => found({}));
        await expectGroceryProblem();
      },
      missing: async () => {
        give(navigator, 'geolocation', undefined);
        await expectGroceryProblem();
      },
    },
  },
  "the device's own sharing": {
    calls: [
      'actors/share/shareLogic.ts: navigator.share',
      'views/modals/share/share/ShareWays.tsx: navigator.share',
    ],
    faults: {
      never: async () => {
        give(navigator, 'share', forever);
        await expectShareProblem(/^Perangkat ini belum menjawab/);
      },
      late: async () => {
        let end: () => void = () => {};
        give(navigator, 'share', () => new Promise<void>((resolve) => (end = resolve)));
        const { page, sheet } = await openShare();
        await page.user.click(sheet.getByRole('button', BY_DEVICE));
        await sheet.findByRole('alert');
        await act(async () => end());
        await waitFor(() => expect(shared(page)).toEqual(['other']));
        expect(sheet.queryByRole('alert')).toBeNull();
      },
      refused: async () => {
        give(navigator, 'share', refusal('NotAllowedError'));
        await expectShareProblem(/Pilih cara lain/);
      },
      useless: async () => {
        give(navigator, 'share', () => {
          throw new TypeError('Illegal invocation');
        });
        await expectShareProblem(/Pilih cara lain/);
      },
      missing: async () => {
        give(navigator, 'share', undefined);
        const { sheet } = await openShare();
        expect(sheet.queryByRole('button', BY_DEVICE)).toBeNull();
        expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeDefined();
      },
    },
  },
  'the clipboard': {
    calls: ['actors/share/shareLogic.ts: navigator.clipboard'],
    faults: {
      never: () => expectNotCopied({ writeText: forever }),
      late: async () => {
        let end: () => void = () => {};
        const writeText = () => new Promise<void>((resolve) => (end = resolve));
        await expectNotCopied({ writeText });
        await act(async () => end());
        // It was said that it could not be copied: the field stays chosen.
        expect(screen.queryByText('Link berhasil disalin.')).toBeNull();
        expect(screen.getByRole('alert')).toBeDefined();
      },
      refused: () => expectNotCopied({ writeText: refusal('NotAllowedError') }),
      useless: () => expectNotCopied({}),
      missing: () => expectNotCopied(undefined),
    },
  },
  'the window of the live chat': {
    calls: ['app/browserEffects.ts: window.open'],
    faults: {
      never: AT_ONCE,
      late: AT_ONCE,
      refused: () => expectChatLink(() => null),
      useless: () => expectChatLink(() => ({ closed: true })),
      missing: () => expectChatLink(undefined),
    },
  },
  'what is kept on the device': {
    calls: [
      'actors/address/addressLogic.ts: sessionStorage',
      'app/browserServices.ts: localStorage',
      'app/browserServices.ts: sessionStorage',
      'app/keepTabsInStep.ts: localStorage',
      'app/keepViewed.ts: localStorage',
      'app/keptPlace.ts: sessionStorage',
      'app/measure/keepFollowInStep.ts: localStorage',
      'app/measure/measured.ts: localStorage',
      'app/scrollPlaces.ts: sessionStorage',
      'services/measurement/analytics/keptConsent.ts: localStorage',
    ],
    faults: {
      never: AT_ONCE,
      late: AT_ONCE,
      refused: async () => {
        const refuse = () => {
          throw new DOMException('no', 'SecurityError');
        };
        for (const name of ['getItem', 'setItem', 'removeItem']) give(Storage.prototype, name, refuse);
        expectNothingKept();
      },
      useless: async () => {
        give(Storage.prototype, 'getItem', () => '{"a":[');
        expect(createKeptDestination(() => sessionStorage).read()).toBeNull();
        expect(readRecent(localStorage.getItem('recentProducts'))).toEqual([]);
        expect(readWish(sessionStorage.getItem('loginWish'))).toBeNull();
      },
      missing: async () => {
        give(globalThis, 'localStorage', undefined);
        give(globalThis, 'sessionStorage', undefined);
        expectNothingKept();
      },
    },
  },
  'the question of consent': {
    calls: [
      'services/measurement/analytics/keptConsent.ts: document.cookie',
      'app/settleConfig.ts: document.cookie',
    ],
    faults: {
      never: AT_ONCE,
      late: AT_ONCE,
      refused: { provenBy: 'tests/unit/measurement/keptConsent.test.ts' },
      useless: { provenBy: 'tests/unit/measurement/keptConsent.test.ts' },
      missing: { cannot: 'Every browser has it.' },
    },
  },
  'the network and its beacon': {
    calls: [
      'app/measure/sendEvents.ts: navigator.onLine',
      'app/measure/sendEvents.ts: navigator.sendBeacon',
      'views/shells/OfflineBar.tsx: navigator.onLine',
    ],
    faults: {
      never: AT_ONCE,
      late: AT_ONCE,
      refused: { provenBy: 'tests/unit/measurement/sendEvents.test.ts' },
      useless: { provenBy: 'tests/unit/measurement/sendEvents.test.ts' },
      missing: { provenBy: 'tests/unit/measurement/sendEvents.test.ts' },
    },
  },
  'what is near and what grows': {
    calls: [
      'actors/shell/jumpLogic.ts: ResizeObserver',
      'app/measure/watchPage.ts: IntersectionObserver',
      'app/settledEffects.ts: IntersectionObserver',
      'app/keepFocus.ts: MutationObserver',
      'app/measure/watchPage.ts: MutationObserver',
      'app/pauseUnseenMotion.ts: IntersectionObserver',
      'app/scrollPlaces.ts: MutationObserver',
      'app/scrollPlaces.ts: ResizeObserver',
      'views/hooks/inWindow.ts: IntersectionObserver',
      'views/hooks/leaving.ts: IntersectionObserver',
      'views/hooks/onceInView.ts: IntersectionObserver',
      'views/shells/Onboarding.tsx: IntersectionObserver',
      'views/shells/SectionBar.tsx: IntersectionObserver',
      'views/ui/keepInSight.ts: ResizeObserver',
      'views/ui/stops.ts: MutationObserver',
      'views/ui/untilVisible.ts: IntersectionObserver',
      'views/ui/untilVisible.ts: ResizeObserver',
    ],
    faults: {
      never: { cannot: 'An observer says nothing until something is seen.' },
      late: { cannot: 'An observer says nothing until something is seen.' },
      refused: { cannot: 'There is nothing to be refused.' },
      useless: { cannot: 'Its entries are made by the browser.' },
      missing: async () => {
        give(globalThis, 'IntersectionObserver', undefined);
        await open();
        expect(screen.getByRole('button', { name: 'Simpan ke wishlist' })).toBeDefined();
      },
    },
  },
  'idle time': {
    calls: ['views/hooks/idle.ts: requestIdleCallback'],
    faults: {
      never: { cannot: 'It is asked with a latest time.' },
      late: { provenBy: 'tests/unit/shell/idle.test.ts' },
      refused: { cannot: 'There is nothing to be refused.' },
      useless: { cannot: 'It answers with nothing that is read.' },
      missing: { provenBy: 'tests/unit/shell/idle.test.ts' },
    },
  },
  'the width of the window': {
    calls: ['views/ui/viewport.ts: matchMedia'],
    faults: {
      never: AT_ONCE,
      late: AT_ONCE,
      refused: { cannot: 'There is nothing to be refused.' },
      useless: { cannot: 'Every browser that has it answers with `matches`.' },
      missing: async () => {
        give(window, 'matchMedia', undefined);
        const page = await open();
        await page.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
        expect(await screen.findByRole('dialog')).toBeDefined();
      },
    },
  },
  'the history': {
    calls: [
      'app/browserNavigation.ts: history.pushState',
      'app/browserNavigation.ts: history.replaceState',
      'app/historyEntry.ts: history.pushState',
      'app/historyEntry.ts: history.replaceState',
      'app/historyLayers.ts: history.pushState',
    ],
    faults: {
      never: { provenBy: 'tests/ui/shell/historyLayers.test.tsx' },
      late: { provenBy: 'tests/ui/shell/historyLayers.test.tsx' },
      refused: async () => {
        history.replaceState(null, '', '/?login=done');
        const letWrite = refuseHistory();
        expect([ensureEntryKey(), takeLoginMark()]).toEqual([false, true]);
        const page = await open();
        const layers = keepLayers(page.root);
        undone.push(layers.stop);
        const { sheet } = await openSheet(page);
        // A step in the history that leads to an entry of the page closes nothing that has no entry, and breaks nothing.
        act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
        await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const goOn = vi.fn<() => void>();
        layers.onPage(goOn);
        expect(goOn).toHaveBeenCalledOnce();
        letWrite();
        await openSheet(page);
        await waitFor(() => expect(history.state).toMatchObject({ layer: 1 }));
      },
      useless: { cannot: 'It answers with nothing that is read.' },
      missing: { cannot: 'Every browser has it.' },
    },
  },
};

/** Calls for something that the browser may refuse. Words of a chart and comments are no calls. */
const CALLS =
  /\b(?:navigator\.\w+|document\.(?:cookie|startViewTransition|execCommand|requestStorageAccess)|(?:window\.)?(?:localStorage|sessionStorage|indexedDB|caches|matchMedia|requestIdleCallback)\b|window\.(?:open|print|prompt|confirm)\b|new (?:\w+Observer|BroadcastChannel|FileReader|WebSocket|EventSource|Notification)\b|createImageBitmap|requestFullscreen|(?:history\.|\b)(?:pushState|replaceState)\b)/g;
const stripped = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

function callsOfSource(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.startsWith('copy/')) continue;
    for (const [call] of stripped(readFileSync(`src/${file}`, 'utf8')).matchAll(CALLS)) {
      const name = call
        .replace(/^new |^window\.(?!open)/, '')
        .replace(/^(?=(?:push|replace)State)/, 'history.');
      found.add(`${file}: ${name}`);
    }
  }
  return [...found].toSorted();
}

const partsOf = ({ href, pathname, search, hash }: Location) => ({ href, pathname, search, hash });

describe('[SHELL-18] what the page asks the browser for', () => {
  test('has a row for each call of the source, and no row for another', () => {
    const rows = Object.values(ROWS).flatMap(({ calls }) => calls);
    expect(rows.toSorted()).toEqual(callsOfSource());
  });

  const cases = Object.entries(ROWS).flatMap(([name, { faults }]) =>
    FAULTS.map((fault) => ({ name, fault, played: faults[fault] })),
  );
  test.each(cases.flatMap((one) => (typeof one.played === 'function' ? [{ ...one, play: one.played }] : [])))(
    '[ADDRESS-13, SHARE-17, LINK-26, SHELL-22] goes on without its answer: $name, $fault',
    ({ play }) => play(),
  );

  test('[SHELL-22] follows a link by a document where the history takes no entry of it', async () => {
    history.replaceState({ key: 'a', __TSR_key: 'a', __TSR_index: 0 }, '', `/p/barang-uji/${ITEM}`);
    // The router keeps the history functions that it finds: they refuse before it starts.
    const letWrite = refuseHistory();
    const navigation = await createBrowserNavigation('older');
    const assign = vi.fn<(href: string) => void>();
    vi.stubGlobal('location', { ...partsOf(location), assign });
    const later: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (run: () => void) => void later.push(run));
    navigation.replace('/p/barang-uji/lain');
    navigation.push('/p/barang-uji/reviews');
    expect(assign.mock.calls).toEqual([['/p/barang-uji/reviews']]);
    // No code of the page could catch an error in the router's own task.
    expect(later.length).toBeGreaterThan(0);
    for (const run of later) expect(run).not.toThrow();
    vi.unstubAllGlobals();
    letWrite();
    navigation.push('/p/barang-uji/lain');
    expect(location.pathname).toBe('/p/barang-uji/lain');
    expect(assign.mock.calls).toHaveLength(1);
  });

  test('names a file that is there for what is proven elsewhere', () => {
    for (const { name, played } of cases)
      if (typeof played === 'object' && 'provenBy' in played)
        expect(existsSync(played.provenBy), name).toBe(true);
  });
});
