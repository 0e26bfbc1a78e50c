import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { keepAddress, keepSearch, leaveWhenAsked } from '#src/app/browserEffects.ts';
import type { Page } from '#src/app/createPage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the live chat', () => {
  /** Asks for the chat at an address, in a browser that answers with this popup. */
  function chatAt(url: string, popup: { opener: unknown } | null, topic: string | null = null) {
    return chatIn(() => popup, url, topic).calls;
  }
  /** The windows that were asked for, and whether the chat was told that one opened. */
  function chatIn(answer: () => unknown, url = 'https://chat.test/mulai', topic: string | null = null) {
    const open = vi.fn<(...call: string[]) => unknown>(answer);
    const send = vi.fn<(event: object) => void>();
    vi.stubGlobal('window', { open, addEventListener: () => {}, removeEventListener: () => {} });
    const listeners = new Map<string, (event: object) => void>();
    const page = {
      on: (type: string, listener: (event: object) => void) => {
        listeners.set(type, listener);
        return { unsubscribe: () => listeners.delete(type) };
      },
      getSnapshot: () => ({ children: { chat: { send } } }),
    } as unknown as Page;
    const stop = leaveWhenAsked(
      page,
      (run) => run(),
      () => {},
    );
    listeners.get('liveChat.opened')?.({ type: 'liveChat.opened', url, topic });
    stop();
    expect(listeners.size).toBe(0);
    return { calls: open.mock.calls, told: send.mock.calls.map(([event]) => event) };
  }
  const SIZE = ['liveChat', 'width=400,height=450'];

  test('[LINK-22] opens in a popup of 400 by 450 that cannot reach the page', () => {
    const popup = { opener: 'the page' };
    expect(chatAt('https://chat.test/mulai', popup)).toEqual([['https://chat.test/mulai', ...SIZE]]);
    expect(popup.opener).toBeNull();
  });
  test('[LINK-22] where popups are blocked, customer care opens in a tab', () => {
    expect(chatAt('https://chat.test/mulai', null)).toEqual([
      ['https://chat.test/mulai', ...SIZE],
      ['/bliblicare', '_blank'],
    ]);
  });
  const answered = (isOpen: boolean) => [{ type: 'liveChat.answered', isOpen }];
  test('[LINK-26] an opened window is told, also one of before that is at another site by now', () => {
    expect(chatIn(() => ({ opener: null })).told).toEqual(answered(true));
    const elsewhere = {
      set opener(_: unknown) {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    };
    expect(chatIn(() => elsewhere).told).toEqual(answered(true));
    const care = { opener: 'the page' };
    expect(chatIn(vi.fn().mockReturnValueOnce(null).mockReturnValue(care)).told).toEqual(answered(true));
    expect(care.opener).toBeNull();
  });
  test.each([
    ['nothing', () => null],
    ['nothing at all', () => undefined],
    ['a closed window', () => ({ closed: true })],
    [
      'an error',
      () => {
        throw new DOMException('no', 'NotAllowedError');
      },
    ],
  ])('[LINK-26] a browser that opens %s is told of as blocked', (_, answer) => {
    expect(chatIn(answer).told).toEqual(answered(false));
  });
  test('[CHAT-18] customer care is told the topic, whatever its address says already', () => {
    vi.stubGlobal('location', { href: 'https://etalase.test/p/x' });
    expect(chatAt('https://chat.test/mulai?a=1', { opener: null }, 'Produk & lain')).toEqual([
      ['https://chat.test/mulai?a=1&topic=Produk+%26+lain', ...SIZE],
    ]);
    expect(chatAt('https://chat.test/mulai?topic=Lain', { opener: null }, 'Produk')).toEqual([
      ['https://chat.test/mulai?topic=Produk', ...SIZE],
    ]);
    expect(chatAt('', { opener: null }, 'Produk')).toEqual([
      ['https://etalase.test/bliblicare?topic=Produk', ...SIZE],
    ]);
  });
  test('an address that is not to be opened gives way to customer care', () => {
    expect(chatAt('javascript:alert(1)', { opener: null })).toEqual([['/bliblicare', ...SIZE]]);
  });
});

describe('[ROUTE-37] the address of another quantity', () => {
  /** Returns the new address, and the path that links lead back to. */
  function movedFrom(search: string): [href: string, path: string] {
    vi.stubGlobal('location', { pathname: '/p/barang/A-01', search, href: `https://etalase.test${search}` });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const route = { name: 'PDPVue3', page: { kind: 'product' }, productName: 'barang', vendor: 'retail' };
    let moved: [string, string] | null = null;
    const page = {
      on: (_: string, listener: (event: object) => void) => {
        tell = listener;
        return { unsubscribe: () => {} };
      },
      getSnapshot: () => ({ context: { route } }),
    } as unknown as Page;
    let tell: (event: object) => void = () => {};
    const { flush, stop } = keepAddress(page, (href, { path }) => {
      moved = [href, path];
    });
    tell({ type: 'address.replaced', urlFriendlyName: 'barang', itemSku: 'A-01', quantity: 2, picture: 0 });
    flush();
    stop();
    return moved ?? ['', ''];
  }
  const known = '/p/barang/A-01?qty=2';

  test('keeps what an advertisement wrote', () => {
    expect(movedFrom('?gclid=abc')).toEqual([
      '/p/barang/A-01?gclid=abc&qty=2',
      '/p/barang/A-01?gclid=abc&qty=2',
    ]);
  });
  test('survives a reload at any length, and links lead back to the known path', () => {
    const [href, path] = movedFrom(`?gclid=${'x'.repeat(7_000)}`);
    expect([href.length > 7_000, path]).toEqual([true, known]);
    expect(movedFrom(`?gclid=${'x'.repeat(7_975)}`)).toEqual([known, known]);
    // Written anew these take three characters each.
    expect(movedFrom(`?gclid=${"'".repeat(3_000)}`)).toEqual([known, known]);
  });
});

describe('[SHELL-22] an address that the browser refuses to write', () => {
  const at = (search: string) => ({
    pathname: '/p/barang/A-01',
    search,
    href: `https://etalase.test/p/barang/A-01${search}`,
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('location', at(''));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The page's address, which shows what it is told once it `isTaken`. */
  function kept() {
    const browser = { isTaken: false, asked: [] as string[] };
    let tell: (event: object) => void = () => {};
    const route = { name: 'PDPVue3', page: { kind: 'product' }, productName: 'barang', vendor: 'retail' };
    const page = {
      on: (_: string, listener: (event: object) => void) => {
        tell = listener;
        return { unsubscribe: () => {} };
      },
      getSnapshot: () => ({ context: { route } }),
    } as unknown as Page;
    const { flush, write, stop } = keepAddress(page, (href) => {
      browser.asked.push(href);
      if (browser.isTaken) vi.stubGlobal('location', at(href.replace(/^[^?]*/, '')));
    });
    const show = (quantity: number) => {
      tell({ type: 'address.replaced', urlFriendlyName: 'barang', itemSku: 'A-01', quantity, picture: 0 });
      flush();
    };
    const narrow = (search: string) => write(`/p/barang/A-01${search}`, {} as RouteFacts);
    return { browser, show, narrow, flush, stop };
  }

  test('[REVIEW-24] of a list is written later too, unless the list shows by then what it did', () => {
    const { browser, narrow } = kept();
    narrow('?rating=4');
    browser.isTaken = true;
    vi.advanceTimersByTime(10_000);
    expect(location.search).toBe('?rating=4');
    browser.isTaken = false;
    narrow('?rating=2');
    narrow('?rating=4');
    browser.isTaken = true;
    vi.advanceTimersByTime(60_000);
    expect(location.search).toBe('?rating=4');
    expect(browser.asked).toHaveLength(3);
  });

  test('is written once it takes entries again', () => {
    const { browser, show } = kept();
    show(2);
    expect(browser.asked).toEqual(['/p/barang/A-01?qty=2']);
    vi.advanceTimersByTime(9_999);
    expect(browser.asked).toHaveLength(1);
    browser.isTaken = true;
    vi.advanceTimersByTime(1);
    expect(location.search).toBe('?qty=2');
    vi.advanceTimersByTime(60_000);
    expect(browser.asked).toHaveLength(2);
  });

  test('is written before the page is left', () => {
    const { browser, show, flush } = kept();
    show(2);
    browser.isTaken = true;
    flush();
    expect(location.search).toBe('?qty=2');
  });

  test('gives way to what the page shows by then', () => {
    const { browser, show } = kept();
    show(2);
    show(1);
    vi.advanceTimersByTime(60_000);
    expect(browser.asked).toHaveLength(1);
  });

  test('is none of another page, and none once the page has gone', () => {
    const one = kept();
    one.show(2);
    vi.stubGlobal('location', at('/review-details'));
    vi.advanceTimersByTime(60_000);
    expect(one.browser.asked).toHaveLength(1);
    vi.stubGlobal('location', at(''));
    const other = kept();
    other.show(2);
    other.stop();
    vi.advanceTimersByTime(60_000);
    expect(other.browser.asked).toHaveLength(1);
  });
});

describe('[REVIEW-24] the address of a list', () => {
  /** Returns the new address of the list and the page's knowledge of it; null where it stays. */
  function searched(search: string, asked: Record<string, string | null>, shown = 'review-details') {
    const pathname = '/p/barang/A-01/review-details';
    vi.stubGlobal('location', { pathname, search, href: pathname + search });
    let tell: (event: object) => void = () => {};
    const unsubscribe = vi.fn<() => void>();
    const page = {
      on: (_: string, listener: (event: object) => void) => {
        tell = listener;
        return { unsubscribe };
      },
      getSnapshot: () => ({ context: { route: { name: 'x', page: { kind: 'secondary', name: shown } } } }),
    } as unknown as Page;
    let written: object | null = null;
    const address = keepAddress(page, (href, { path, reviewCriteria }) => {
      written = { href, path, reviewCriteria };
    });
    const stop = keepSearch(page, address.write);
    const facts = { reviewCriteria: { rating: 4 } };
    tell({ type: 'search.changed', page: 'review-details', search: asked, facts });
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
    address.stop();
    return written;
  }
  const written = (path: string) => ({ href: path, path, reviewCriteria: { rating: 4 } });
  const list = '/p/barang/A-01/review-details';

  test('has what the list is narrowed by, in the place of what it was before', () => {
    const asked = { rating: '4', search: 'gagang keras', topic: null };
    expect(searched('', asked)).toEqual(written(`${list}?rating=4&search=gagang+keras`));
    expect(searched('?rating=2&topic=size', asked)).toEqual(written(`${list}?rating=4&search=gagang+keras`));
  });
  test('keeps what others wrote there, and is bare where nothing narrows the list', () => {
    expect(searched('?gclid=a&rating=4', { rating: null })).toEqual(written(`${list}?gclid=a`));
    expect(searched('?rating=4', { rating: null })).toEqual(written(list));
  });
  test('stays where it says the same, and on another page', () => {
    expect(searched('?rating=4', { rating: '4', topic: null })).toBeNull();
    expect(searched('', { rating: '4' }, 'review-gallery')).toBeNull();
  });
});

describe('[ROUTE-35] the page at the other vendor', () => {
  function movedTo(url: string) {
    const replace = vi.fn<(href: string) => void>();
    vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal('location', { replace });
    const page = {
      on: (type: string, listener: (event: object) => void) => {
        if (type === 'address.moved') listener({ type, url });
        return { unsubscribe: () => {} };
      },
    } as unknown as Page;
    leaveWhenAsked(
      page,
      (run) => run(),
      () => {},
    );
    return replace.mock.calls;
  }
  test('takes the place of this one in the history', () => {
    expect(movedTo('/grocery/p/x/A-01?qty=2')).toEqual([['/grocery/p/x/A-01?qty=2']]);
  });
  test('is an address of this site', () => {
    expect(movedTo('javascript:alert(1)')).toEqual([]);
  });
});
