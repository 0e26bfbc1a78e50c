import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { LATER_PART_NAMES, PART_NAMES } from '#src/machines/page/pageParts.ts';
import { drive, type Driven } from './drive.ts';
import { summary } from './summaries.ts';

/** Every part of the page, all of them held by the test. */
export const PARTS = [...PART_NAMES, 'bringParts', ...LATER_PART_NAMES];

export const route = (facts: Partial<RouteFacts> = {}): RouteFacts => ({
  name: 'product',
  shell: 'older',
  vendor: 'retail',
  page: { kind: 'product' },
  productName: 'koper',
  productId: 'A-01',
  path: '/p/koper/A-01',
  quantity: null,
  picture: null,
  pickupPointCode: null,
  fulfilment: null,
  redirectAction: null,
  voucher: null,
  reviewId: null,
  reviewCriteria: null,
  questionCriteria: null,
  sellerGroup: null,
  ...facts,
});
/** An address that leads nowhere. */
export const missing = route({ name: 'notFound', page: { kind: 'missing' }, productId: null, path: '/x' });
export const input = (facts: Partial<RouteFacts> = {}) => ({
  route: route(facts),
  language: 'id',
  superApp: false,
  serverTimeMs: 0,
  pageCacheKey: 'pdp:retail:id',
  formKey: 'f',
});
export const options = { actors: PARTS, systemId: 'page', input: input() };
export const first = summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02'], remaining: 4 });
export const second = summary({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] });
export const BANDUNG: Destination = {
  ...DEFAULT_DESTINATION,
  city: 'Kota Bandung',
  geolocation: { latitude: -6.9, longitude: 107.6 },
};
export const CHAT_CONFIG = {
  'pdp.chat.enabled': 'true',
  'pdp.chat.allowed-commission-types': 'TD,TC,MP',
  'pdp.chat.onboarding-enabled': 'true',
};

/** The page's own parts are shared ones below it: what it tells them is among what it tells its parts. */
export function start(facts: Partial<RouteFacts> = {}): Driven {
  return drive(pageMachine, { ...options, input: input(facts) });
}
export function ready(facts: Partial<RouteFacts> = {}): Driven {
  const page = start(facts);
  page.send({ type: 'product.loaded', summary: first });
  return page;
}
export const told = (page: Driven, to: string) =>
  page.toParts.filter((one) => one.to === to).map(({ event }) => event);
export const types = (page: Driven, to: string) => told(page, to).map(({ type }) => type);
export const opened = (page: Driven) =>
  told(page, 'modal')
    .filter(({ type }) => type === 'modal.opened')
    .map(({ key, params }) => ({ key, params }));
