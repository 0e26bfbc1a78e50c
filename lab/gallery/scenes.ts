import type { Step } from '../engine/world.ts';
import type { Told } from '../inspector/session/runLink.ts';

/** A place in the real page where a part can be seen. */
export interface Scene {
  /** The machine. */
  part: string;
  /** Name of the scene among those of one part; empty for an only one. */
  name: string;
  /** Product address. */
  address: string;
  /** A demo member who is logged in; a guest when left out. */
  member?: string;
  /** Events that the page gets first, for example to open a modal. */
  before: Told[];
  /** Selectors of the part; the first that is visible is scrolled into view. */
  places: string[];
  /** Place of the machine when it is not a part of the page itself; `*` stands for any name. */
  path: string;
  /** Steps for the machine; null for walks over its event cases. */
  steps: Step[] | null;
}

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
const PILLOW = '/p/bantal-leher-busa-memori/RMB-00022-01';
const SANDALS = '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01';
const HEADPHONES = '/p/headphone-nada-lirih/NDA-00201-01';
const SOLD_OUT = '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01';
const AIR_CONDITIONER = '/p/ac-split-sejuka-1-pk/ETL-00701-01';
const INSTALLATIONS = '/add-on/installation/ac-split-sejuka-1-pk/ETL-00701-01';
const FLASH_SALE = '/p/ponsel-kirana-6-lite-4g/GWA-00110-01';
const IN_STORES = '/p/ponsel-kirana-4-edisi-gerai/GWA-00111-01';
const E_BIKE = '/p/sepeda-listrik-lajoe-kota/LJO-01001-01';
const SERUM = '/p/serum-wajah-kenanga-niacinamide-10-30-ml/KNG-00901-01';
const PHONE = '/p/ponsel-kirana-7-pro/GWA-00101-01';
const TRADE_IN = '/trade-in/s/ponsel-kirana-7-pro/GWA-00101-01';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';

const opened = (key: string, params: Record<string, unknown> = {}): Told => ({
  path: 'page/modal',
  event: { type: 'modal.opened', key, params },
});

type Given = Partial<Omit<Scene, 'part' | 'places'>> & { places?: string | string[] };

function scene(part: string, address: string, { places = [], ...given }: Given = {}): Scene {
  return {
    part,
    name: '',
    address,
    before: [],
    path: `page/${part}`,
    steps: null,
    ...given,
    places: typeof places === 'string' ? [places] : places,
  };
}

const BUYING = ['.buybox', '.buybar'];
/** A scene that the page shows by its address alone. */
const asItComes = (name: string, address: string): Scene =>
  scene('page', address, { name, path: 'page', steps: [] });
/** Modals about the product alone; those of a purchase are shown with addToCart, terms with theirs. */
const MODALS: readonly [key: string, address: string, params?: Record<string, unknown>][] = [
  ['voucherList', SUITCASE],
  ['promoCombo', SUITCASE],
  ['bagFull', SUITCASE],
  ['imagePreview', SUITCASE],
  ['notifyMe', SOLD_OUT],
  ['notifyMeSuccess', SOLD_OUT],
  ['wishlistDetail', PILLOW],
  ['loginPrompt', SUITCASE],
  ['chatConfirmation', SUITCASE],
  ['warrantyInfo', SUITCASE],
  ['uspInfo', PILLOW],
  ['fbbDetail', HEADPHONES],
  ['shippingOptions', SUITCASE],
  ['pickupSchedule', BOTTLE],
  ['warehouse', SUITCASE],
  ['sizeChart', SANDALS],
  ['addressPicker', SUITCASE],
  ['groceryWiki', MANGO],
  ['storePicker', MANGO],
  ['addressChangeInfo', SUITCASE],
  ['moreOptions', SUITCASE],
  ['returnPolicy', SUITCASE],
  ['tradeInAppDownload', PHONE],
];

/** Every place at which a part can be seen, in the order of the page. */
export const SCENES: readonly Scene[] = [
  asItComes('retail', SUITCASE),
  asItComes('grocery', MANGO),
  asItComes('sold out', SOLD_OUT),
  asItComes('not found, 404', '/p/produk-yang-tidak-ada/ETL-00404-01'),
  asItComes('no longer sold, 410', '/p/lampu-meja-yang-sudah-tidak-dijual/ETL-00410-01'),
  asItComes('many visitors, 429', '/p/produk-saat-pengunjung-ramai/ETL-00429-01'),
  asItComes('maintenance, 503', '/p/produk-saat-perbaikan/ETL-00503-01'),
  asItComes('no such address', '/p/koper'),
  scene('product', SUITCASE, { places: '#overview' }),
  scene('product', MANGO, { name: 'grocery', places: '#overview' }),
  scene('gallery', SUITCASE, { places: '.gallery' }),
  scene('gallery', SUITCASE, { name: 'preview', before: [opened('imagePreview')] }),
  scene('campaign', FLASH_SALE, { places: '#overview' }),
  scene('priceSummary', SUITCASE, { places: ['.buybox', '#overview'] }),
  scene('variant', SUITCASE, { places: '#variant' }),
  scene('optionPrices', '/p/daftar-harga/koper-hardcase-rimba-lawu/RMB-00012-02'),
  scene('promotions', SUITCASE, { places: '#promo' }),
  scene('promotions', SUITCASE, { name: 'voucher list', before: [opened('voucherList')] }),
  scene('promotions', MANGO, { name: 'grocery', places: '#promo' }),
  // A claim has an actor only after a request, which only members can make.
  scene('voucherClaim', SUITCASE, {
    member: 'budi',
    before: [
      opened('voucherList'),
      {
        path: 'page/promotions',
        event: { type: 'voucher.claimRequested', code: 'RIMBA100', asker: 'voucherList' },
      },
    ],
    path: 'page/promotions/*',
  }),
  scene('voucherTerms', SUITCASE, {
    before: [
      opened('voucherList'),
      { path: 'page/promotions', event: { type: 'terms.requested', code: 'RIMBA100' } },
    ],
    path: 'page/promotions/*',
  }),
  scene('wholesale', SUITCASE, { places: '#promo' }),
  scene('installment', SUITCASE, { places: '.price' }),
  scene('installment', SUITCASE, { name: 'list', before: [opened('installmentList')] }),
  scene('installment', '/p/ponsel-kirana-7-pro/GWA-00101-01/installment', { name: 'page' }),
  scene('installmentMethod', SUITCASE, {
    before: [
      opened('installmentList'),
      {
        path: 'page/installment',
        event: { type: 'installment.methodToggled', paymentMethod: 'CC_LINTANG' },
      },
    ],
    path: 'page/installment/*',
  }),
  scene('payLater', SUITCASE, { name: 'guest', places: '#service' }),
  scene('payLater', SUITCASE, { name: 'member', member: 'ayu', places: '#service' }),
  scene('combo', SUITCASE, { places: ['#promo .combo', '#promo'] }),
  scene('combo', SUITCASE, { name: 'modal', before: [opened('promoCombo')] }),
  scene('freeGift', SUITCASE, { places: ['#promo .gift', '#promo'] }),
  scene('shippingSummary', SUITCASE, { places: '#shipping' }),
  scene('fulfilment', BOTTLE, { places: '#shipping' }),
  scene('pickupPoints', BOTTLE, { places: '#shipping' }),
  scene('pickupPoints', IN_STORES, { name: 'stores', places: '#stores' }),
  scene('pickupPoints', '/click-and-collect/p/TRT-00301-01/pickup-points', { name: 'page' }),
  scene('shipping', SUITCASE, { before: [opened('shippingOptions')] }),
  scene('address', SUITCASE, { member: 'ayu', before: [opened('addressPicker')] }),
  scene('addressPicker', SUITCASE, { before: [opened('addressPicker')] }),
  scene('addressPicker', SUITCASE, { name: 'member', member: 'ayu', before: [opened('addressPicker')] }),
  scene('region', SUITCASE, {
    before: [opened('addressPicker')],
    path: 'page/addressPicker/region',
  }),
  scene('groceryStore', MANGO),
  scene('slottedDelivery', MANGO, { places: '#shipping' }),
  scene('groceryWiki', MANGO, { before: [opened('groceryWiki')] }),
  scene('addOns', AIR_CONDITIONER, { places: '#service' }),
  scene('addOns', INSTALLATIONS, { name: 'installation page', places: '.subpage' }),
  scene('returnPolicy', SUITCASE, { before: [opened('returnPolicy')] }),
  scene('addToCart', SUITCASE, { places: BUYING }),
  scene('addToCart', MANGO, { name: 'grocery', places: BUYING }),
  scene('addToCart', SUITCASE, { name: 'member', member: 'ayu', places: BUYING }),
  scene('notifyMe', SOLD_OUT, { member: 'ayu', places: BUYING }),
  scene('wishlist', PILLOW, { member: 'ayu', places: ['.buybox', '.gallery'] }),
  scene('albums', PILLOW, { member: 'ayu', before: [opened('wishlistDetail')] }),
  scene('bag', SUITCASE, { places: '.header' }),
  scene('description', SUITCASE, { places: '#description' }),
  scene('recommendation', SUITCASE, { places: '#recommendation' }),
  scene('complements', SUITCASE, { places: '#recommendation' }),
  scene('endlessRecommendation', SUITCASE, { places: '#recommendation' }),
  scene('brandRecommendation', SUITCASE, { places: '#recommendation' }),
  scene('brandAds', SUITCASE, { places: '#recommendation' }),
  scene('recentProducts', SUITCASE, { places: '#recommendation' }),
  scene('sellerProfile', SUITCASE, { places: '#seller' }),
  scene('sellerProfile', HEADPHONES, { name: 'without badges', places: '#seller' }),
  scene('sellerProfile', SUITCASE, { name: 'standing', before: [opened('sellerBadgesAndRating')] }),
  scene('sellerProfile', SUITCASE, { name: 'reviews', before: [opened('sellerReview')] }),
  scene('chatWindow', SUITCASE, {
    member: 'ayu',
    before: [
      {
        path: 'page',
        event: {
          type: 'part.told',
          name: 'chat',
          event: {
            type: 'wish.resumed',
            wish: { kind: 'chat', itemSku: 'RMB-00012-01', isMobile: false },
            isFlashSaleGone: false,
          },
        },
      },
    ],
  }),
  scene('follow', SUITCASE, { member: 'ayu', places: '#seller' }),
  scene('reviews', SUITCASE, { places: '#reviews' }),
  scene('reviews', SUITCASE, { name: 'modal', before: [opened('productReview')] }),
  scene('productReport', SUITCASE, { before: [opened('productReport')] }),
  scene('postReport', SUITCASE, { before: [opened('reportMenu', { id: 'UL-1', reportType: 'review' })] }),
  scene('postReport', SUITCASE, {
    name: 'question',
    before: [opened('reportMenu', { id: 'TJ-1', reportType: 'question' })],
  }),
  scene('reviewer', SUITCASE, { before: [opened('userSummary', { reviewerId: 'p-sekar-a' })] }),
  scene('reviewPolicy', SUITCASE, { before: [opened('reviewPolicy')] }),
  scene('reviewImages', SUITCASE, { places: '#reviews' }),
  scene('share', SUITCASE, { before: [opened('share')] }),
  scene('orderCost', SUITCASE, { before: [opened('orderCost')] }),
  scene('orderCost', MANGO, { name: 'grocery', before: [opened('orderCost')] }),
  scene('orderCost', SERUM, {
    name: 'of a subscription',
    member: 'ayu',
    before: [
      { path: 'page/subscription', event: { type: 'purchase.chosen', isSubscribing: true } },
      {
        path: 'page/subscription',
        event: { type: 'period.chosen', period: { unit: 'MONTH', every: 1 } },
      },
      opened('orderCost'),
    ],
  }),
  scene('sizeGuide', SANDALS, { before: [opened('sizeChart')] }),
  scene('quote', SUITCASE, { member: 'ayu', before: [opened('askForQuote')] }),
  scene('loanSimulation', E_BIKE, { before: [opened('loanSimulation')] }),
  scene('questions', SUITCASE, { places: '#discussion' }),
  scene('questions', `${SUITCASE}/question-details`, { name: 'all', places: 'main' }),
  scene('questions', SUITCASE, { name: 'ask', member: 'ayu', before: [opened('askQuestion')] }),
  scene('answering', SUITCASE, {
    member: 'ayu',
    before: [opened('answerQuestion', { questionId: 'Q-1' })],
  }),
  scene('subscription', SERUM, {
    member: 'ayu',
    before: [{ path: 'page/subscription', event: { type: 'purchase.chosen', isSubscribing: true } }],
    places: BUYING,
  }),
  scene('tradeIn', PHONE, { places: '#service' }),
  scene('tradeInDevice', TRADE_IN, { places: 'main' }),
  scene('content', PILLOW, { before: [opened('uspInfo')] }),
  scene('config', SUITCASE, { places: '#overview' }),
  scene('session', SUITCASE, { places: '.header' }),
  scene('toast', SUITCASE),
  scene('onboarding', SUITCASE, { places: '#seller' }),
  scene('modal', SUITCASE),
  ...MODALS.map(([key, address, params]) =>
    scene('modal', address, { name: key, steps: [{ kind: 'send', event: opened(key, params).event }] }),
  ),
];
