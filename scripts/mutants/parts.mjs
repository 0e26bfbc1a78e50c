/** What is mutated, and the tests that are run against it. */
export const PARTS = [
  { part: 'src/domain', tests: ['tests/unit'] },
  {
    part: 'src/services',
    tests: [
      'tests/unit',
      'tests/contract/kinds/serviceCalls.test.ts',
      'tests/contract/kinds/serviceExtras.test.ts',
      'tests/contract/payment/loanSimulation.test.ts',
      'tests/contract/price/orderCost.test.ts',
      'tests/contract/subscription/subscriptionCost.test.ts',
      'tests/contract/reviews/reviews.test.ts',
      'tests/contract/share/share.test.ts',
      'tests/server',
    ],
  },
  {
    part: 'marketplace',
    // The others are tables, what they begin with, and what is shown of them.
    only: ['*/rules/*.ts', '*/store/*.ts', 'core/database/searchWords.ts'],
    tests: ['tests/contract'],
  },
  { part: 'server', tests: ['tests/unit/randomText.test.ts', 'tests/server'] },
];
/**
 * Tests that are about a file of another name. They, and those of the same name, are tried against its mutants first and
 * whatever they cost.
 */
export const ABOUT = {
  addresses: ['address'],
  bagMethod: ['bag', 'bagMerge'],
  bagNotices: ['bag', 'bagMerge', 'cleanup'],
  bagRoom: ['bag'],
  campaigns: ['offerBorders', 'promotions'],
  checkouts: ['promotions'],
  combos: ['comboAndGift'],
  freeGifts: ['comboAndGift'],
  fulfilmentStatus: ['fulfilment'],
  grocerySlots: ['groceryStores', 'grocery'],
  groceryStores: ['grocery'],
  installments: ['installment'],
  guests: ['cleanup'],
  janitor: ['upkeep', 'cleanup'],
  lineChecks: ['bag'],
  lineShipping: ['shipping'],
  offerPeriod: ['offerBorders', 'offerPeriods'],
  orderPromotions: ['promotions'],
  payLater: ['installment'],
  pickup: ['fulfilment'],
  placeStock: ['bag'],
  places: ['fulfilment'],
  promotions: ['recommendedPromotions', 'promotions'],
  postedForm: ['postedFields'],
  questionLists: ['questions'],
  questionReview: ['questions', 'answers'],
  questionStore: ['questions'],
  questionWords: ['questions', 'answers'],
  questionWrites: ['questions', 'answers'],
  quotes: ['quote'],
  regions: ['address'],
  returnPolicy: ['addOns'],
  recommending: ['recommendations', 'recommendationOrder'],
  reviewViews: ['reviews', 'reviewWrites', 'albums'],
  sizeFit: ['reviews'],
  chatCourtesy: ['sellerChat', 'pharmacistChat'],
  chatMessages: ['sellerChat', 'pharmacistChat', 'owners'],
  pharmacistAnswers: ['pharmacistChat'],
  sellerAnswers: ['sellerChat'],
  sellers: ['seller', 'shownNumbers'],
  seo: ['seoTexts'],
  shipping: ['shippingRules', 'shipping', 'fulfilment'],
  subscriptionPackages: ['subscription'],
  subscriptionTerms: ['subscription'],
  subscriptionWrites: ['subscription'],
  subscriptions: ['subscription'],
  tradeIns: ['tradeIn'],
  voucherWrites: ['promotions'],
  vouchers: ['promotions'],
  aboutProducts: ['structuredData', 'agents'],
  acceptEncoding: ['builtFiles', 'pageCache'],
  accessLog: ['log', 'metrics'],
  agentFormat: ['agents'],
  answerOwn: ['splicedGzip', 'pageCache'],
  assets: ['builtFiles'],
  backendCalls: ['metrics'],
  backendProxy: ['bodies', 'callHeaders'],
  bareAnswer: ['policyReports', 'collector'],
  composePage: ['composed', 'composedVisitors', 'composedMembers'],
  configCache: ['laterOn', 'pageCache', 'periods'],
  createHost: ['siteFiles', 'chatPage', 'postedForm', 'edge'],
  crowdedPage: ['limits', 'postedForm'],
  documents: ['pageCache', 'composed'],
  edge: ['requestNames', 'strangeRequests'],
  eventSink: ['collector'],
  forwardedHeaders: ['visitor'],
  hostEvents: ['metrics'],
  htmlDocument: ['documentHead', 'pageDescription', 'structuredData', 'wrongVendor'],
  knownPages: ['composedVisitors', 'composedMembers'],
  letters: ['sharePictures'],
  limits: ['limitBorders'],
  listen: ['drain', 'goneAway', 'strangeRequests'],
  llmsText: ['agents'],
  logout: ['postedFields'],
  metricsServer: ['metrics'],
  ownAnswers: ['laterOn', 'composed', 'composedVisitors', 'composedMembers'],
  pageHandler: ['agents', 'pageCache', 'postedForm', 'host'],
  renderPages: ['pageCache', 'composed', 'composedVisitors', 'host'],
  renderQueue: ['goneAway', 'laterOn'],
  richTextAnswers: ['richText'],
  routeKind: ['log', 'metrics'],
  sanitiseHtml: ['richText'],
  securityHeaders: ['visitor'],
  shareCard: ['sharePictures'],
  structuredData: ['productGraph'],
  sharePictureAddress: ['shareCard', 'sharePictures'],
};

/** Tells whether a file of a part is one of those that are mutated; in their patterns a `*` is one folder or name. */
export function isMutated({ part, only }, file) {
  const patterns = only?.map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`));
  return patterns === undefined || patterns.some((pattern) => pattern.test(file.slice(part.length + 1)));
}

/** Per cent of each part that must be killed. */
export const THRESHOLD = 85;

/** Where what is known of a part is kept between runs, and where the last run's report lies. */
export const fileOf = (part, kind) => `.cache/mutants/${part.replaceAll('/', '-')}.${kind}.json`;
