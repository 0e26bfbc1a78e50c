import { guest, type Session, type Settings, type Told, type Visitor } from './session.ts';

/** The facts of a product that its calls need. */
export interface Known {
  itemSku: string;
  productSku: string;
  pickupPointCode: string;
  merchantCode: string;
  isGrocery: boolean;
  categoryId: string | undefined;
  campaignId: string | undefined;
  canBeDelivered: boolean;
}
/** Results of reading that the writes need. */
export interface Found {
  products: Known[];
  reviewIds: string[];
  repliedIds: string[];
  questionIds: string[];
  answerIds: string[];
  voucherIds: string[];
  gift: { product: Known; id: string; items: { itemSku: string; pickupPointCode: string }[] } | null;
  combo: { id: string; items: { itemSku: string; pickupPointCode: string }[] } | null;
  subscription: { product: Known; period: unknown; quantity: number; bundleId: string | null } | null;
  productReason: string | null;
  reviewReason: string | null;
  questionReason: string | null;
  quickest: { product: Known; slotId: string } | null;
}

/** In the middle of Jakarta. */
const PLACE = { latitude: -6.2, longitude: 106.8 };
const DESTINATION = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', ...PLACE };
const NOBODY = 'conform-no-such-id';
const FIRST = 0;

/** Plays every call that reads, with values from earlier answers. */
export async function playReads(
  session: Session,
  settings: Settings,
  member: Visitor | null,
): Promise<Found> {
  const { ask } = session;
  const visitor = guest();
  const cards =
    (await ask<Told[]>('GET /search/homepage-recommendation', { query: { page: FIRST, size: 18 } })) ?? [];
  const ids = [...new Set([...settings.products, ...cards.map(({ itemSku }) => String(itemSku))])];
  const products: Known[] = [];
  for (const id of ids.slice(0, Math.max(settings.most, settings.products.length))) {
    const known = await readProduct(session, id);
    if (known !== null) products.push(known);
  }
  const found: Found = {
    products,
    reviewIds: [],
    repliedIds: [],
    questionIds: [],
    answerIds: [],
    voucherIds: [],
    gift: null,
    combo: null,
    subscription: null,
    productReason: null,
    reviewReason: null,
    questionReason: null,
    quickest: null,
  };
  for (const product of products) await readAbout(session, product, found, member ?? visitor);
  await readTexts(session, found);
  await readRegions(session);
  await readReviews(session, found);
  if (products[FIRST] !== undefined) {
    const skus = products.map(({ itemSku }) => itemSku);
    await ask('GET /product/products/_basic', { query: { sku: skus } });
    await ask('GET /retail/carts', { as: visitor });
    await ask('GET /grocery/checkout/_summary', { as: visitor });
  }
  await ask('GET /common/users/_current', { as: visitor });
  for (const headers of [
    { 'x-latitude': String(PLACE.latitude), 'x-longitude': String(PLACE.longitude) },
    {
      'x-postal-code': DESTINATION.postalCode,
      'x-district': DESTINATION.district,
      'x-city': 'Jakarta%20Pusat',
    },
  ]) {
    await ask('POST /grocery/nearby-stores', {
      headers: { ...headers, 'x-channel': 'RANCH' },
      mayRefuse: true,
    });
  }
  if (member !== null) await readMember(session, products, member);
  return found;
}

async function readProduct({ ask }: Session, id: string): Promise<Known | null> {
  const summary = await ask('GET /product-detail/products/{id}/_summary', { at: { id } });
  if (summary === null) return null;
  return {
    itemSku: String(summary.itemSku),
    productSku: String(summary.productSku),
    pickupPointCode: String(summary.pickupPointCode),
    merchantCode: String(summary.merchant?.code),
    isGrocery: summary.vendor === 'grocery',
    categoryId: summary.categories?.at?.(-1)?.id,
    campaignId: summary.campaignInfo?.id,
    canBeDelivered: summary.fulfillmentTypes?.delivery?.status === 'AVAILABLE',
  };
}

/** Plays all reads about one product. */
async function readAbout({ ask }: Session, product: Known, found: Found, visitor: Visitor): Promise<void> {
  const { itemSku: id, productSku, pickupPointCode, merchantCode, categoryId } = product;
  const at = { id };
  await ask('GET /product-detail/products/{id}/price-summary', {
    at,
    query: { qty: 1, pickupPointCode },
    mayRefuse: true,
  });
  for (const part of ['description', 'specifications', 'highlights']) {
    await ask(`GET /product-detail/products/{id}/${part}`, { at });
  }
  const order = { qty: 1, pickupPointCode };
  const promotions = await ask('GET /product-detail/products/{id}/promotions', { at, query: order });
  const own = await ask<Told[]>('GET /product-detail/products/{id}/vouchers', { at });
  const ofSeller = await ask<Told[]>('GET /product/merchant/vouchers', {
    query: { itemSku: id },
    as: visitor,
  });
  await ask('GET /product/merchant/vouchers-info', { query: { itemSku: id } });
  for (const { code } of (own ?? []).slice(0, 1)) {
    await ask('GET /product-detail/vouchers/{code}/tnc', { at: { code }, mayRefuse: true });
  }
  for (const { id: voucher, code, status } of (ofSeller ?? []).slice(0, 3)) {
    await ask('GET /product-detail/merchant/vouchers/{id}/tnc', {
      at: { id: voucher || code },
      mayRefuse: true,
    });
    if (status === 'ACTIVE') found.voucherIds.push(voucher || code);
  }
  for (const { code } of [
    ...(promotions?.merchantShipping ?? []),
    ...(promotions?.blibliShipping ?? []),
  ].slice(0, 1)) {
    await ask('GET /product-detail/shipping/{code}/tnc', { at: { code }, mayRefuse: true });
  }
  const query = { ...order, ...DESTINATION };
  await ask('GET /product-detail/products/{id}/shipping', { at, query });
  await ask('GET /product-detail/products/{id}/shipping-summary', { at, query });
  await ask('GET /product/products/{id}/pickup-points', { at });
  await ask('GET /product-detail/products/{id}/nearest-pickup-point', { at, query: PLACE });
  await ask('GET /product-pickup-point/{id}/other-pickup-point', {
    at,
    query: { pickupPointCode, ...PLACE },
  });
  await ask('GET /product/products/{id}/offline-merchants', { at, query: { type: 'OFFLINE' } });
  const combo = await ask('GET /product/products/{id}/single-combo', { at });
  if (combo !== null)
    found.combo ??= {
      id: combo.id,
      items: (combo.items ?? []).filter((one: Told) => one.available !== false),
    };
  await ask('GET /product/products/{id}/wholesale', { at });
  const gift = await ask('GET /product-detail/products/{id}/free-gift', { at, as: visitor });
  if (gift?.neededQuantity === 1 && gift.complimentaryItems?.length > 0) {
    const items = gift.complimentaryItems.slice(0, Math.max(1, Math.min(1, gift.maxNoOfFreeSkus)));
    found.gift ??= { product, id: gift.id, items };
  }
  const offers = await ask<Told[]>('GET /product-detail/products/{id}/installments', {
    at,
    query: { qty: 1 },
  });
  const paymentMethod = offers?.map((one) => one?.paymentMethod).find((one) => typeof one === 'string');
  if (paymentMethod !== undefined) {
    const wish = { query: { qty: 1, paymentMethod }, at };
    await ask('GET /product-detail/products/{id}/installment/{paymentMethod}', {
      at: { id, paymentMethod },
      query: { qty: 1 },
    });
    await ask('GET /product/products/{id}/installments', wish);
    await ask('GET /product/products/{id}/installments/estimation', wish);
  }
  await readLoan({ ask }, id);
  const taken = await ask('GET /trade-in/products/{id}', { at });
  const kinds = await ask('GET /trade-in/products/{id}/category-info', { at: { id: productSku } });
  const kind = kinds?.subcategories?.[FIRST];
  const brand = kind?.brands?.[FIRST];
  if (taken?.eligible === true && brand?.models?.[FIRST] !== undefined) {
    const answers = kind.questions.map((one: Told) => ({
      question: one.code,
      answer: one.answers[FIRST].code,
    }));
    const body = { subcategory: kind.code, brand: brand.code, model: brand.models[FIRST].code, answers };
    await ask('POST /trade-in/products/{id}/_estimate', { at, body, mayRefuse: true });
  }
  for (const kind of ['installations', 'insurances']) {
    const postalCode = DESTINATION.postalCode;
    await ask(`GET /add-on/${kind}/{id}`, { at, query: { postalCode } });
    await ask(`POST /add-on/${kind}/_availability`, { body: { itemSku: id, postalCode } });
  }
  await ask('GET /return/sku-items/{id}/return-policy', { at });
  const page = { query: { url: `/p/x/${id}` } };
  await ask('GET /content/seo', page);
  await ask('GET /seo/custom-urls', page);
  const subscription = await ask('GET /subscription/products/{id}', { at, as: visitor, mayRefuse: true });
  await ask('GET /subscription/products/{id}/benefit', { at, mayRefuse: true });
  if (subscription !== null) {
    const { periods, minQty, bundles } = subscription;
    const bundleId: string | null = bundles?.[FIRST]?.id ?? null;
    if (found.subscription === null || (found.subscription.bundleId === null && bundleId !== null)) {
      found.subscription = { product, period: periods?.[FIRST], quantity: minQty, bundleId };
    }
    const { district, city, postalCode } = DESTINATION;
    const body = {
      itemSku: id,
      quantity: minQty,
      address: { district, city, postalCode, geolocation: PLACE },
    };
    await ask('POST /subscription/subscriptions/calculateNearestPickupPoint', { body, mayRefuse: true });
  }
  await ask('POST /search/products/{id}/recommendations', {
    at,
    body: { page: FIRST, size: 18, categories: categoryId === undefined ? [] : [categoryId] },
  });
  await ask('POST /search/products/{id}/recommendations', {
    at,
    body: { page: FIRST, size: 18, categories: [], kind: 'COMPLEMENT' },
  });
  if (categoryId !== undefined) {
    await ask('GET /search/get-category-recommendations-with-metadata', {
      query: { categoryId, size: 6, without: [id] },
    });
  }
  await ask('POST /search/infinite-recommendations', { body: { page: FIRST, size: 18, itemSku: id } });
  await ask('GET /product-detail/recommendation/brands', { query: { itemSku: id } });
  await ask('GET /product-detail/recommendation/v2/brands', { query: { itemSku: id } });
  await ask('GET /product-detail/brand-ads', { query: { itemSku: id } });
  await ask('GET /product-detail/v2/brand-ads', { query: { itemSku: id } });
  await ask('POST /retail/order-costs', {
    body: { itemSku: id, pickupPointCode, quantity: 1, fulfillment: 'DELIVERY' },
    mayRefuse: true,
  });
  await ask('GET /search/merchant-products', { query: { merchantCode, without: id, size: 12 } });
  await ask('GET /official/merchant-favorites/{id}', { at: { id: merchantCode }, as: visitor });
  await ask('GET /content/merchant-rating', { query: { merchantCode } });
  const questions = await ask('GET /product/products/{id}/questions', {
    at,
    query: { page: 1, itemPerPage: 10, sortBy: 'HELPFUL' },
  });
  found.questionIds.push(...(questions?.data ?? []).map(({ id }: Told) => id));
  found.answerIds.push(
    ...(questions?.data ?? []).flatMap((one: Told) => (one.answers ?? []).map(({ id }: Told) => id)),
  );
  const reviews = await ask('GET /product-review/public-reviews', {
    query: { productSku, page: 1, itemPerPage: 10, sortBy: 'POPULAR' },
  });
  found.reviewIds.push(...(reviews?.data ?? []).map((one: Told) => one.id));
  found.repliedIds.push(...(reviews?.data ?? []).filter((one: Told) => one.reply).map((one: Told) => one.id));
  await ask('GET /product-review/public-reviews/images', { query: { productSku, page: 1, itemPerPage: 12 } });
  await ask('GET /product-review/public-reviews', {
    query: { merchantCode, page: 1, itemPerPage: 3, sortBy: 'HIGHEST' },
  });
  const reviewer = reviews?.data?.find((one: Told) => one.author?.id)?.author.id;
  if (reviewer !== undefined) {
    await ask('GET /hall-of-fame/user/{id}', { at: { id: reviewer }, as: visitor });
    await ask('GET /hall-of-fame/user/reviews/{id}', {
      at: { id: reviewer },
      query: { page: 1, itemPerPage: 10 },
    });
  }
  if (product.isGrocery) await readGrocery({ ask }, product, found);
}

async function readLoan({ ask }: Pick<Session, 'ask'>, itemSku: string): Promise<void> {
  const path = '/product-detail/simulation/automotive-installment';
  const options = await ask(`GET ${path}`, { query: { itemSku } });
  const location = options?.locations?.[FIRST]?.code;
  if (!options?.downPayment || location === undefined) return;
  const downPayment = { unit: 'PERCENT', value: Math.max(30, options.downPayment.minimumPercent) };
  await ask(`POST ${path}`, { body: { itemSku, downPayment, location }, mayRefuse: true });
}

async function readGrocery({ ask }: Pick<Session, 'ask'>, product: Known, found: Found): Promise<void> {
  const { itemSku: id, pickupPointCode } = product;
  const query = { pickupPointCode, ...PLACE };
  const slotted = await ask('GET /product-detail/products/{id}/slotted-delivery', {
    at: { id },
    query: { pickupPointCode },
  });
  const slots: Told[] = (slotted?.shippings ?? []).flatMap((one: Told) => one.slots ?? []);
  const slot = slots.find(({ status }) => status === 'AVAILABLE');
  if (slot !== undefined) {
    await ask('GET /product-detail/products/{id}/slotted-delivery/_resolve', {
      at: { id },
      query: { slotId: slot.id, pickupPointCode },
      mayRefuse: true,
    });
    found.quickest ??= { product, slotId: slot.id };
  }
  await ask('GET /product-detail/products/{id}/slotted-delivery', { at: { id }, query });
  await ask('POST /grocery/order-costs', {
    body: { itemSku: id, pickupPointCode, quantity: 1, fulfillment: 'DELIVERY', slotId: slot?.id },
    mayRefuse: true,
  });
  await ask('GET /grocery/recommendations', { query: { itemSku: id, page: FIRST, size: 18 } });
}

async function readTexts({ ask }: Session, found: Found): Promise<void> {
  for (const part of [
    'product-configs',
    'product-copy',
    'seller-badge',
    'seller-rating',
    'ticket-configs',
    'affiliate-config',
    'review-reasons',
    'singlepages/product-review-policies/parameters',
  ]) {
    await ask(`GET /content/${part}`);
  }
  for (const lang of ['id', 'en']) {
    await ask('GET /content/return-policy-method', { query: { lang } });
    await ask('GET /content/grocery-wiki/{language}', { at: { language: lang } });
  }
  const ofProducts = await ask<Told[]>('GET /content/report-product-reasons');
  const ofReviews = await ask<Told[]>('GET /content/review-report-reasons');
  const ofQuestions = await ask<Told[]>('GET /content/question-report-reasons');
  found.productReason = ofProducts?.[FIRST]?.id ?? null;
  found.reviewReason = ofReviews?.[FIRST]?.id ?? null;
  // A reason that needs no text.
  found.questionReason = ofQuestions?.find(({ needsText }) => needsText !== true)?.id ?? null;
  await ask('GET /grocery/store-picker-config');
}

async function readRegions({ ask }: Session): Promise<void> {
  const levels = [
    ['province', 'provinces'],
    ['city', 'cities'],
    ['district', 'districts'],
    ['subdistrict', 'subdistricts'],
    ['', 'postal-codes'],
  ] as const;
  let path = 'GET /common/region/countries/{country}';
  let at: Record<string, string> = { country: 'ID' };
  for (const [place, list] of levels) {
    const regions = await ask<Told[]>(`${path}/${list}`, { at });
    const code = regions?.[FIRST]?.code;
    if (code === undefined || place === '') break;
    path = `${path}/${list}/{${place}}`;
    at = { ...at, [place]: code };
  }
  await ask('GET /common/region/countries/{country}/_nearest', { at: { country: 'ID' }, query: PLACE });
}

async function readReviews({ ask }: Session, found: Found): Promise<void> {
  const [id] = found.reviewIds;
  if (id !== undefined) await ask('GET /product-review/public-reviews/{id}', { at: { id } });
}

async function readMember({ ask }: Session, products: readonly Known[], member: Visitor): Promise<void> {
  await ask('GET /common/users/_current', { as: member });
  await ask('GET /member/addresses', { as: member });
  await ask('GET /wallet/paylater', { as: member });
  await ask('GET /member/wishlist/_groups', { as: member });
  for (const { itemSku: id } of products.slice(0, 1)) {
    await ask('GET /member/wishlist/_product/{id}/groups', { at: { id }, as: member });
  }
}

/** Provokes refusals by wrong calls and by visitors without permission: each needs a status and a code. */
export async function provokeRefusals({ ask }: Session, found: Found): Promise<void> {
  const nobody = { at: { id: NOBODY }, refused: { status: 404 } };
  for (const part of [
    '_summary',
    'description',
    'specifications',
    'highlights',
    'vouchers',
    'free-gift',
    'installments',
    'promotions',
    'shipping',
    'shipping-summary',
  ]) {
    await ask(`GET /product-detail/products/{id}/${part}`, nobody);
  }
  await ask('GET /product-detail/products/{id}/price-summary', { ...nobody, query: { qty: 1 } });
  for (const part of ['pickup-points', 'single-combo', 'wholesale', 'questions']) {
    await ask(`GET /product/products/{id}/${part}`, nobody);
  }
  for (const path of [
    '/trade-in/products/{id}',
    '/return/sku-items/{id}/return-policy',
    '/product-review/public-reviews/{id}',
    '/hall-of-fame/user/{id}',
    '/official/merchant-favorites/{id}',
    '/subscription/products/{id}',
  ]) {
    await ask(`GET ${path}`, nobody);
  }
  await ask('GET /product-detail/vouchers/{code}/tnc', { at: { code: NOBODY }, refused: { status: 404 } });
  for (const path of ['/member/addresses', '/wallet/paylater', '/member/wishlist/_groups']) {
    await ask(`GET ${path}`, { refused: { status: 401, code: 'LOGIN_REQUIRED' } });
  }
  const [product] = found.products;
  if (product === undefined) return;
  const at = { id: product.itemSku };
  await ask('GET /product-detail/products/{id}/price-summary', {
    at,
    query: { qty: 0 },
    refused: { status: 400 },
  });
  await ask('GET /product-detail/products/{id}/nearest-pickup-point', {
    at,
    query: { latitude: 200, longitude: 0 },
    refused: { status: 400 },
  });
  await ask('GET /member/wishlist/_product/{id}/groups', {
    at,
    refused: { status: 401, code: 'LOGIN_REQUIRED' },
  });
  await ask('POST /search/products/{id}/recommendations', { at, body: '{"page":', refused: { status: 400 } });
  await ask('POST /add-on/installations/_availability', {
    body: { itemSku: product.itemSku, postalCode: 'x' },
    refused: { status: 400 },
  });
}
