import type { ConfigMap } from '#src/domain/product/productConfig.ts';

interface Words {
  id: string;
  en: string;
}
interface DemoSwitch {
  title: Words;
  text: Words;
  /** The answer of the product configs while it is on. */
  config: ConfigMap;
  /** Pages that show its effect. */
  seen: readonly { path: string; name: Words }[];
}

/** Features that one visitor can switch on for themselves; the keys are the values of form and cookie. [DEMO-01] */
export const DEMO_SWITCHES = {
  newShell: {
    title: { id: 'Kerangka halaman baru', en: 'The newer page shell' },
    text: {
      id: 'Rekomendasi per merek menautkan ke halaman mereknya, dan produk yang terakhir dilihat punya daftar sendiri.',
      en: 'Recommendations by brand link to the brand’s page, and products viewed last have a list of their own.',
    },
    config: { 'pdp.new-shell': 'true' },
    seen: [
      {
        path: '/p/x/RMB-00012-01#recommendation',
        name: { id: 'Rekomendasi di halaman koper', en: 'Recommendations beside the suitcase' },
      },
    ],
  },
  cashbackTrial: {
    title: { id: 'Percobaan cashback berjalan', en: 'The cashback experiment runs' },
    text: {
      id: 'Separuh pengunjung yang mengizinkan pengukuran melihat harga yang sudah dikurangi cashback.',
      en: 'Half of the visitors who allow measuring see the price with the cashback taken off.',
    },
    config: { 'exp.cashback-price': 'false:50,true:50' },
    seen: [{ path: '/p/x/RMB-00012-01', name: { id: 'Harga koper', en: 'Price of the suitcase' } }],
  },
  // Stands after the experiment, because with both on this one decides the price.
  cashback: {
    title: { id: 'Harga setelah cashback', en: 'Price after cashback' },
    text: {
      id: 'Cashback langsung dikurangkan dari harga utama.',
      en: 'The main price has the cashback taken off.',
    },
    config: { 'exp.cashback-price': 'true' },
    seen: [
      { path: '/p/x/RMB-00012-01', name: { id: 'Koper dengan cashback', en: 'Suitcase with cashback' } },
      { path: '/p/x/KNG-00901-01', name: { id: 'Serum dengan cashback', en: 'Serum with cashback' } },
    ],
  },
  sortTrial: {
    title: { id: 'Percobaan urutan ulasan berjalan', en: 'The experiment with the order of reviews runs' },
    text: {
      id: 'Separuh pengunjung yang mengizinkan pengukuran melihat ulasan terbaru lebih dulu.',
      en: 'Half of the visitors who allow measuring see the latest reviews first.',
    },
    config: { 'exp.default-active-sort': 'POPULAR:50,LATEST:50' },
    seen: [
      { path: '/p/x/RMB-00012-01#reviews', name: { id: 'Ulasan koper', en: 'Reviews of the suitcase' } },
    ],
  },
  pharmacist: {
    title: { id: 'Chat apoteker', en: 'Chat with a pharmacist' },
    text: {
      id: 'Produk medis menawarkan chat dengan apoteker.',
      en: 'Medical products offer a chat with a pharmacist.',
    },
    config: { 'pdp.chat.pharmacist': '/chat-apoteker' },
    seen: [
      { path: '/p/x/KNG-00901-01', name: { id: 'Serum, produk medis', en: 'Serum, a medical product' } },
    ],
  },
  shippingFirst: {
    title: { id: 'Voucher ongkir di atas', en: 'Shipping vouchers first' },
    text: {
      id: 'Daftar voucher dimulai dari voucher ongkir.',
      en: 'The list of vouchers begins with those for shipping.',
    },
    config: { 'pdp.voucher.shipping-first': 'true' },
    seen: [
      {
        path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01/promotions',
        name: { id: 'Promo koper', en: 'Promotions of the suitcase' },
      },
    ],
  },
  noChatHint: {
    title: { id: 'Tanpa petunjuk chat', en: 'No hint at the chat' },
    text: {
      id: 'Petunjuk chat penjual tidak muncul di kunjungan pertama.',
      en: 'The hint at the seller’s chat does not come up on the first visit.',
    },
    config: { 'pdp.chat.onboarding-enabled': 'false' },
    seen: [{ path: '/p/x/RMB-00012-01', name: { id: 'Koper', en: 'Suitcase' } }],
  },
  noChat: {
    title: { id: 'Tanpa chat penjual', en: 'No chat with sellers' },
    text: { id: 'Chat dengan penjual tidak ditawarkan.', en: 'Chats with sellers are not offered.' },
    config: { 'pdp.chat.enabled': 'false' },
    seen: [{ path: '/p/x/RMB-00012-01', name: { id: 'Koper', en: 'Suitcase' } }],
  },
} as const satisfies Record<string, DemoSwitch>;
export type DemoSwitchName = keyof typeof DEMO_SWITCHES;
export const DEMO_SWITCH_NAMES = Object.keys(DEMO_SWITCHES) as DemoSwitchName[];

/** The cookie of one visitor, which ends with the browser's session. No cache keeps a page that was asked with it. */
export const DEMO_COOKIE = 'demo';

/** Returns the switches that a cookie's value turns on; unknown names are ignored. */
export function switchesOn(value: string | undefined): DemoSwitchName[] {
  const asked = new Set((value ?? '').split('.'));
  return DEMO_SWITCH_NAMES.filter((name) => asked.has(name));
}

/** Returns the product configs that this visitor's cookies replace; empty without a switch. */
export function demoConfig(cookies: string): ConfigMap {
  const value = new RegExp(`(?:^|;)\\s*${DEMO_COOKIE}=([A-Za-z.]{0,200})(?:;|$)`).exec(cookies)?.[1];
  return Object.assign({}, ...switchesOn(value).map((name) => DEMO_SWITCHES[name].config)) as ConfigMap;
}

export function demoCookie(on: readonly DemoSwitchName[], isSecure: boolean): string {
  const parts = [`${DEMO_COOKIE}=${on.join('.')}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(on.length === 0 ? ['Max-Age=0'] : []), ...(isSecure ? ['Secure'] : [])].join('; ');
}
