import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { id } from '#src/copy/id.ts';
import { SectionBoundary } from '#src/views/errors/SectionBoundary.tsx';
import { PageProvider } from '#src/views/hooks/page.tsx';
import { AccountMenu } from '#src/views/shells/AccountMenu.tsx';
import { ITEM, product } from '../../support/products.ts';
import { untilUsed, untilVisible } from '#src/views/ui/untilVisible.ts';
import { openPage } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

const ONBOARDING = [...CHAT, { id: 'pdp.chat.onboarding-enabled', value: 'true' }];

describe('[SHELL-02] what the server sent comes to life', () => {
  /** The observers of this document, told by hand. */
  function observed(until = untilVisible) {
    const told: Record<'near' | 'size', (entries: { isIntersecting: boolean }[]) => void> = {
      near: () => {},
      size: () => {},
    };
    const observer = (name: 'near' | 'size') =>
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          told[name] = tell;
        }
        observe() {}
        disconnect() {}
      };
    vi.stubGlobal('IntersectionObserver', observer('near'));
    vi.stubGlobal('ResizeObserver', observer('size'));
    const element = document.createElement('section');
    element.id = 'far';
    document.body.append(element);
    let isWanted = false;
    void until('far').then(() => {
      isWanted = true;
    });
    return { told, element, isWanted: () => Promise.resolve().then(() => isWanted) };
  }
  afterEach(() => {
    for (const element of document.querySelectorAll('#far')) element.remove();
    vi.unstubAllGlobals();
  });
  test('when it is near, and not while it is far', async () => {
    const { told, isWanted } = observed();
    told.near([{ isIntersecting: false }]);
    told.size([]);
    expect(await isWanted()).toBe(false);
    told.near([{ isIntersecting: true }]);
    expect(await isWanted()).toBe(true);
  });
  test.each(['pointerover', 'focusin', 'click'])('when it is used: %s', async (use) => {
    const { element, isWanted } = observed();
    element.dispatchEvent(new Event(use));
    expect(await isWanted()).toBe(true);
  });
  test.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'])(
    'on any use of the page if it belongs to buying, but not if it is further down: %s',
    async (use) => {
      const bought = observed(untilUsed);
      const further = observed();
      expect(await bought.isWanted()).toBe(false);
      document.dispatchEvent(new Event(use));
      expect(await bought.isWanted()).toBe(true);
      expect(await further.isWanted()).toBe(false);
    },
  );
  test('when it has gone with its product: the next one must not wait for it', async () => {
    const { told, element, isWanted } = observed();
    element.remove();
    told.size([]);
    expect(await isWanted()).toBe(true);
  });
  test('at once where there is no such element, or nothing observes', async () => {
    await untilVisible('nowhere');
    vi.stubGlobal('IntersectionObserver', undefined);
    await untilVisible('far');
  });
});

describe('frame', () => {
  test('[SHELL-07, LINK-01, LINK-03] home, search, bag, language and login for a guest', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(screen.getByRole('link', { name: 'Etalase, ke beranda' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Keranjang, 0 barang' }).getAttribute('href')).toBe('/cart');
    expect(screen.getAllByRole('link', { name: 'Masuk' })[0]?.getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/p/barang-uji/${ITEM}`)}`,
    );
    expect(screen.getByRole('link', { name: 'EN' }).getAttribute('href')).toBe(
      `/p/barang-uji/${ITEM}?lang=en`,
    );
    expect(screen.getByRole('searchbox', { name: 'Cari produk' })).toBeDefined();
  });
  test('[SHELL-07, AUTH-01] the account of a member', async () => {
    await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    expect(screen.getByRole('button', { name: 'Akun Ayu Pratiwi' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pesanan saya', hidden: true }).getAttribute('href')).toBe(
      '/member/order/retail',
    );
  });
  test.each([
    ['Ayu', 'A'],
    ['ayu pratiwi', 'AP'],
    ['Siti Nur Haliza', 'SN'],
  ])('[SHELL-07] the account of %s is drawn as %s', (name, initials) => {
    const { container } = render(<AccountMenu name={name} path="/" t={(key) => key} />);
    expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(initials);
  });
  test('[LINK-16, LINK-17] a search goes where the vendor searches; an empty one nowhere', async () => {
    const gone: string[] = [];
    const page = await openPage({ shop: { products: [product()] } });
    const form = screen.getByRole('search') as HTMLFormElement;
    vi.stubGlobal('location', { ...window.location, assign: (url: string) => gone.push(url) });
    await page.user.type(screen.getByRole('searchbox'), '  {Enter}');
    await page.user.type(screen.getByRole('searchbox'), 'koper kabin{Enter}');
    expect(gone).toEqual(['/_search?searchTerm=koper%20kabin']);
    expect(form.getAttribute('action')).toBe('/_search');
    page.view.unmount();
    const grocery = await openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: { products: [product({ vendor: 'grocery' })] },
    });
    await grocery.user.type(screen.getByRole('searchbox', { name: 'Cari belanjaan' }), 'mangga{Enter}');
    expect(gone).toEqual(['/_search?searchTerm=koper%20kabin', '/grocery/cari/mangga']);
    vi.unstubAllGlobals();
    vi.stubGlobal('IntersectionObserver', undefined);
  });
  test('[I18N-02] in English everything is English', async () => {
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product({ item: { stock: 0 } })], config: CHAT },
    });
    expect(screen.getAllByRole('button', { name: 'Notify me' })).toHaveLength(2);
    expect(screen.getByText('Have a question about this product?')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Keranjang|Kabari|Ulasan|Penjual|Pengiriman|Deskripsi/);
  });
  test('offline is said, and again online it is not', async () => {
    await openPage({ shop: { products: [product()] } });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Kamu sedang offline/)).toBeDefined();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Kamu sedang offline/)).toBeNull();
  });
});

describe('error pages', () => {
  const words = {
    404: ['Halaman tidak ditemukan.', 'Periksa lagi alamatnya atau cari produk lain.', 'Page not found.'],
    410: ['Produk ini sudah tidak dijual.', 'Lihat produk lain di bawah.', 'This product is no longer sold.'],
    429: [
      'Pengunjung sedang ramai.',
      'Tunggu sebentar lalu muat ulang, ya.',
      'We are getting a lot of visitors.',
    ],
    503: ['Sedang ada perbaikan.', 'Coba lagi beberapa saat lagi, ya.', 'We are under maintenance.'],
  } as const;
  test.each([404, 410, 429, 503] as const)(
    '[ERRPAGE-01..05, EMPTY-01..04] %i in both languages',
    async (status) => {
      const products = [product({ answers: status }), product({ productSku: 'UJI-00002', name: 'Serupa' })];
      const page = await openPage({ shop: { products } });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words[status][0]);
      expect(screen.getByText(words[status][1])).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
      page.view.unmount();
      await openPage({ visitor: { language: 'en' }, shop: { products } });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words[status][2]);
    },
  );
  test('[EMPTY-01, ERRPAGE-01] a wrong path leads home', async () => {
    await openPage({ path: '/nowhere', shop: { products: [product()] } });
    expect(screen.getByRole('link', { name: 'Ke beranda' }).getAttribute('href')).toBe('/');
    // Trying again would lead nowhere again.
    expect(screen.queryByRole('link', { name: /Coba lagi|Muat ulang/ })).toBeNull();
  });
  test('[EMPTY-03, ERRPAGE-02, RECO-06] goods no longer sold lead home, to the search, to others', async () => {
    const page = await openPage({
      shop: { products: [product({ answers: 410 }), product({ productSku: 'UJI-00002', name: 'Serupa' })] },
    });
    expect(await screen.findByRole('link', { name: /Serupa/ })).toBeDefined();
    // They are general suggestions: the title does not call them similar.
    expect(screen.getByRole('region', { name: 'Mungkin kamu suka' })).toBeDefined();
    expect(document.querySelector('main')?.textContent).not.toMatch(/produk serupa/i);
    expect(screen.getByRole('link', { name: 'Ke beranda' }).getAttribute('href')).toBe('/');
    const search = screen.getByRole('link', { name: 'Cari produk' }).getAttribute('href') ?? '';
    expect(document.querySelector(search)).toBe(screen.getByRole('searchbox'));
    expect(page.shop.requests.map(({ path }) => path)).toContain(
      '/search/homepage-recommendation?page=0&size=18',
    );
  });
  test.each([
    ['500', 'id', 'Sedang ada perbaikan.', 'Coba lagi'],
    ['500', 'en', 'We are under maintenance.', 'Try again'],
    ['429', 'id', 'Pengunjung sedang ramai.', 'Muat ulang'],
  ] as const)(
    '[PRODUCT-26, EMPTY-02, EMPTY-04] after a %s (%s) a retry shows the product once it loads',
    async (fault, language, title, retry) => {
      const page = await openPage({
        visitor: { member: 'ayu', language },
        shop: { products: [product(), product({ productSku: 'UJI-00002', name: 'Lain' })] },
      });
      await page.shop.fault('GET *_summary*', fault);
      page.root.send({
        type: 'route.changed',
        route: { ...page.root.getSnapshot().context.route, productId: 'UJI-00002-01', path: '/x' },
      });
      expect(await screen.findByText(title)).toBeDefined();
      const asked = () =>
        page.shop.requests.filter(({ path }) => path.includes('UJI-00002-01/_summary')).length;
      const before = asked();
      await page.user.click(screen.getByRole('link', { name: retry }));
      await waitFor(() => expect(asked()).toBeGreaterThan(before));
      await page.settle();
      expect(screen.getByText(title)).toBeDefined();
      await page.shop.mend();
      await page.shop.fault('GET *_summary*', 'slow');
      await page.user.click(screen.getByRole('link', { name: retry }));
      const busy = screen.getByRole('link', { name: retry });
      expect([busy.getAttribute('aria-busy'), busy.querySelectorAll('.spin').length]).toEqual(['true', 1]);
      await page.shop.mend();
      await page.user.click(screen.getByRole('link', { name: retry }));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lain'));
      expect(screen.queryByText(title)).toBeNull();
      await page.settle();
    },
  );
});

describe('modals', () => {
  test('[MODAL-06, MODAL-07] a modal is a labelled dialog with focus; closing returns the focus', async () => {
    const page = await openPage({
      shop: { products: [product({ warranty: { type: 'RESMI', period: '1 tahun' } })] },
    });
    const opener = screen.getByRole('button', { name: /Garansi resmi/ });
    opener.focus();
    await page.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Tentang garansi' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(dialog.tagName).toBe('DIALOG');
    await page.user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
  test('[MODAL-01, MODAL-02, MODAL-04] the back arrow is there only with a previous modal', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    page.tell('modal', { type: 'modal.opened', key: 'uspInfo' });
    await screen.findByRole('dialog', { name: 'Jaminan belanja' });
    expect(screen.queryByRole('button', { name: 'Kembali' })).toBeNull();
    page.tell('modal', { type: 'modal.opened', key: 'warehouse' });
    await screen.findByRole('dialog', { name: 'Lokasi pengiriman' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(await screen.findByRole('dialog', { name: 'Jaminan belanja' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Kembali' })).toBeNull();
  });
  test('[MODAL-38] the location that the system changed', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    page.tell('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
    const dialog = await screen.findByRole('dialog', { name: 'Lokasi pengirim berubah' });
    expect(
      within(dialog).getByText('Lokasi pengirim kami ubah supaya produk ini bisa sampai ke alamatmu.'),
    ).toBeDefined();
    await page.user.click(within(dialog).getByRole('button', { name: 'Oke' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the themes to choose from', () => {
  afterEach(() => {
    delete document.documentElement.dataset['theme'];
  });
  test.each([
    [undefined, 'Ikuti sistem'],
    ['light', 'Terang'],
    ['dark', 'Gelap'],
  ])('the footer marks the one that is chosen: %s', async (theme, name) => {
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
    await openPage({ shop: { products: [product()] } });
    expect(screen.getByRole('link', { name: 'Bantuan' }).getAttribute('href')).toBe('/bliblicare');
    const themes = within(screen.getByRole('group', { name: 'Tema' })).getAllByRole('link');
    expect(themes).toHaveLength(3);
    expect(
      themes.filter((link) => link.getAttribute('aria-current') === 'true').map((link) => link.textContent),
    ).toEqual([name]);
  });
});

describe('chat hint', () => {
  const hint = 'Tanya langsung ke penjual lewat chat di sini.';
  test('[ONBOARD-02, ONBOARD-05, ONBOARD-06] is shown once on this device', async () => {
    const page = await openPage({ shop: { products: [product()], config: ONBOARDING } });
    const bubble = (await screen.findByText(hint)).closest('[role=status]');
    expect(localStorage.getItem('sellerChatOnboarding')).toBe('true');
    expect(bubble?.classList.contains('isWaiting')).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'Mengerti' }));
    expect(screen.queryByText(hint)).toBeNull();
    page.view.unmount();
    await openPage({ shop: { products: [product()], config: ONBOARDING } });
    expect(screen.queryByText(hint)).toBeNull();
  });
  test('[ONBOARD-02, ONBOARD-05, CHAT-07] the hint itself leads to the chat, and goes with it', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], config: ONBOARDING },
    });
    await page.user.click(await screen.findByRole('button', { name: hint }));
    expect((await screen.findByTitle('Chat penjual')).getAttribute('src')).toBe(
      '/member/seller-chat/TOK-1?itemSku=UJI-00001-01&lang=id',
    );
    expect(screen.queryByText(hint)).toBeNull();
  });
  test('[ONBOARD-07] a scroll sends it away', async () => {
    await openPage({ shop: { products: [product()], config: ONBOARDING } });
    await screen.findByText(hint);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryByText(hint)).toBeNull();
  });
  test('[ONBOARD-07] in a hidden tab it is not counted as shown', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await openPage({ shop: { products: [product()], config: ONBOARDING } });
    await screen.findByText(hint);
    expect(localStorage.getItem('sellerChatOnboarding')).toBeNull();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(localStorage.getItem('sellerChatOnboarding')).toBe('true'));
    visibility.mockRestore();
  });
  test('[ONBOARD-07] it waits while it would lie on the price, by the boxes that a frame tells', async () => {
    const asked: { tell: IntersectionObserverCallback; targets: Element[] }[] = [];
    globalThis.IntersectionObserver = class {
      readonly #question: (typeof asked)[number];
      constructor(tell: IntersectionObserverCallback) {
        this.#question = { tell, targets: [] };
      }
      observe(target: Element) {
        this.#question.targets.push(target);
        if (target.getAttribute('role') === 'status') asked.push(this.#question);
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    await openPage({ shop: { products: [product()], config: ONBOARDING } });
    const bubble = (await screen.findByText(hint)).closest('[role=status]');
    const answer = (priceTop: number) =>
      act(() => {
        const { tell, targets } = asked.at(-1) as (typeof asked)[number];
        const boxOf = (target: Element) =>
          new DOMRect(
            0,
            target === bubble ? 600 : target.classList.contains('price') ? priceTop : -900,
            300,
            60,
          );
        const entries = targets.map((target) => ({ target, boundingClientRect: boxOf(target) }));
        const rootBounds = new DOMRect(0, 0, 360, 800);
        tell(
          entries.map((entry) => ({ ...entry, rootBounds }) as IntersectionObserverEntry),
          {} as IntersectionObserver,
        );
      });
    answer(620);
    expect(bubble?.classList.contains('isWaiting')).toBe(true);
    expect(localStorage.getItem('sellerChatOnboarding')).toBeNull();
    act(() => void window.dispatchEvent(new Event('scrollend')));
    answer(500);
    expect(bubble?.classList.contains('isWaiting')).toBe(false);
    expect(localStorage.getItem('sellerChatOnboarding')).toBe('true');
  });
  test('[ONBOARD-04] it does not cover a modal', async () => {
    const page = await openPage({ shop: { products: [product()], config: ONBOARDING } });
    await screen.findByText(hint);
    page.tell('modal', { type: 'modal.opened', key: 'uspInfo' });
    expect(screen.queryByText(hint)).toBeNull();
    page.tell('modal', { type: 'modal.closed' });
    expect(screen.getByText(hint)).toBeDefined();
  });
  test('[ONBOARD-05] without chat or without its switch there is none', async () => {
    const page = await openPage({ shop: { products: [product()], config: CHAT } });
    expect(screen.queryByText(hint)).toBeNull();
    page.view.unmount();
    await openPage({
      shop: { products: [product()], config: [{ id: 'pdp.chat.onboarding-enabled', value: 'true' }] },
    });
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('errors of the UI', () => {
  test('[ERR-58, ERR-59, ANALYTICS-02] a throwing part goes, is reported, and can be retried', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage({ shop: { products: [product()] } });
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('boom');
      return <p>Utuh</p>;
    };
    render(
      <PageProvider page={page.root} copy={{ language: 'id', copy: id }} navigate={() => {}}>
        <SectionBoundary name="fragile">
          <Fragile />
        </SectionBoundary>
      </PageProvider>,
    );
    expect(screen.getByText('Bagian ini belum bisa ditampilkan.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang Uji');
    expect(page.tracked).toContainEqual({
      name: 'ui_error',
      data: { message: 'boom', component: 'fragile', route: 'product' },
    });
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Tampilkan ulang' }));
    expect(screen.getByText('Utuh')).toBeDefined();
    silent.mockRestore();
  });
  test('[ERR-57] it can be said as a toast, in both languages', async () => {
    const toast = { tone: 'bad', copyKey: 'error.ui', params: {}, link: null };
    const page = await openPage({ shop: { products: [product()] } });
    page.tell('toast', { type: 'toast.shown', toast });
    expect(screen.getByRole('alert').textContent).toContain('Ada yang salah di sini. Coba lagi nanti, ya.');
    page.view.unmount();
    const english = await openPage({ visitor: { language: 'en' }, shop: { products: [product()] } });
    english.tell('toast', { type: 'toast.shown', toast });
    expect(screen.getByRole('alert').textContent).toContain(
      'Something went wrong here. Please try again later',
    );
  });
});

describe('other pages of the product', () => {
  test('[ROUTE-11] description, whole', async () => {
    const page = await openPage({
      path: `/p/barang-uji/${ITEM}/description`,
      shop: { products: [product({ descriptionHtml: '<p>Panjang</p><p>Lebar</p><p>Tinggi</p>' })] },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Deskripsi & spesifikasi' })).toBeDefined();
    expect(screen.getByText('Panjang')).toBeDefined();
    expect(page.view.container.querySelector('.fold')).toBeNull();
    expect(screen.getByRole('link', { name: /Kembali ke produk/ }).getAttribute('href')).toBe(
      `/p/barang-uji/${ITEM}`,
    );
  });
  test('[ROUTE-05] the pickup schedule', async () => {
    await openPage({
      path: `/p/barang-uji/${ITEM}/pickup-schedule`,
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Jadwal pengambilan' })).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(screen.getByText('Lokasi pengambilan: Gudang Bandung')).toBeDefined();
  });
  test('[ROUTE-15] the price list', async () => {
    await openPage({
      path: `/p/daftar-harga/barang-uji/${ITEM}`,
      shop: {
        products: [
          product({
            tags: ['WHOLESALE'],
            wholesale: [{ minQty: 3, off: 10_000 }],
          }),
        ],
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Daftar harga' })).toBeDefined();
    expect(await screen.findByText(/Rp90\.000/)).toBeDefined();
  });
  test('[ROUTE-20] pickup points, or that there are none', async () => {
    const page = await openPage({
      path: `/click-and-collect/p/${ITEM}/pickup-points`,
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] },
    });
    expect(await screen.findByText('Gudang Bandung')).toBeDefined();
    page.view.unmount();
    await openPage({ path: `/click-and-collect/p/${ITEM}/pickup-points`, shop: { products: [product()] } });
    expect(screen.getByText('Belum ada lokasi pengambilan')).toBeDefined();
  });
  test('[ROUTE-13, ROUTE-32] an unknown third segment is the 404 page, and no product is asked for', async () => {
    const page = await openPage({ path: `/p/barang-uji/${ITEM}/apa-saja`, shop: { products: [product()] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halaman tidak ditemukan.');
    expect(page.shop.requests.some(({ path }) => path.includes('product-detail'))).toBe(false);
  });
  test('[ROUTE-26] shows the secondary page in the newer shell too', async () => {
    await openPage({
      path: `/p/barang-uji/${ITEM}/shipping`,
      visitor: { shell: 'newer' },
      shop: { products: [product()] },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pengiriman');
  });
});
