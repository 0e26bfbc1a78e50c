import { addOnPriceOf, type AddOnType } from '#src/domain/service/addOn.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { AddOn } from '#src/services/bag/bag/contract.ts';
import type { CatalogueAddOn } from '../catalogue/addOns.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';

/** Every service by its id. */
export type AddOnBook = ReadonlyMap<string, CatalogueAddOn>;
export interface AddOnDeps {
  database: Database;
  services: AddOnBook;
}
/** A service of a line, with the number of its pieces. */
export interface HeldAddOn extends AddOn {
  quantity: number;
}
/** A service as an order shows it; `unitPrice` in rupiah for a piece. */
export interface OrderedAddOn {
  service: CatalogueAddOn;
  quantity: number;
  unitPrice: number;
  /** True where it is not done at the destination, or not with this method: then it costs nothing. */
  isMissed: boolean;
}

/** Codes of a refused service, by its type. The second one is ours. [ERR-14, ERR-65] */
const REFUSED: Record<AddOnType, string> = {
  INSTALLATION: 'INSTALLATION_NOT_AVAILABLE',
  INSURANCE: 'INSURANCE_NOT_AVAILABLE',
};

export const refusalOfAddOn = (type: AddOnType): string => REFUSED[type];

export function createAddOns(services: readonly CatalogueAddOn[]): AddOnBook {
  return new Map(services.map((service) => [service.id, service]));
}

/** Stores the pieces that technicians have time for; those already taken stay taken. */
export function seedAddOns(database: Database, services: readonly CatalogueAddOn[]): void {
  database.transaction(() => {
    for (const { id, jobs } of services) {
      if (jobs === undefined) continue;
      database.run('INSERT OR IGNORE INTO service_jobs (service_id, jobs_left) VALUES (?,?)', id, jobs);
    }
  });
}

/** Returns the pieces that technicians have time for; null without a limit. */
function jobsLeft({ database }: AddOnDeps, service: CatalogueAddOn): number | null {
  if (service.jobs === undefined) return null;
  const row = database.get('SELECT jobs_left FROM service_jobs WHERE service_id = ?', service.id);
  return Number(row?.['jobs_left'] ?? 0);
}

/** Tells whether it is done there: an installation needs goods delivered to where its technicians go. */
export function isDoneAt(
  service: CatalogueAddOn,
  fulfilment: Fulfilment,
  postalCode: string | null,
): boolean {
  if (service.type === 'INSTALLATION' && fulfilment === 'PICKUP') return false;
  return (
    service.reaches === undefined ||
    postalCode === null ||
    service.reaches.some((prefix) => postalCode.startsWith(prefix))
  );
}

/** Returns the services of a type for a product that are done at the destination. [ADDON-01, ADDON-02] */
export function addOnsFor(
  deps: AddOnDeps,
  { product }: FoundItem,
  type: AddOnType,
  postalCode: string | null,
): CatalogueAddOn[] {
  return (product.services ?? []).flatMap((id) => {
    const service = deps.services.get(id);
    return service?.type === type &&
      isDoneAt(service, 'DELIVERY', postalCode) &&
      (jobsLeft(deps, service) ?? 1) > 0
      ? [service]
      : [];
  });
}

const basisPointsOf = ({ costs }: CatalogueAddOn) => ('price' in costs ? null : costs.basisPoints);

/** Returns the price of a service for a piece, in rupiah. */
function priceAt(service: CatalogueAddOn, unitPrice: number): number {
  const price = 'price' in service.costs ? service.costs.price : 0;
  return addOnPriceOf({ price, basisPoints: basisPointsOf(service) }, unitPrice);
}

/** Returns a service in the form of the contract; `unitPrice` of a piece in rupiah. [API-78, API-79] */
export function addOnView(service: CatalogueAddOn, unitPrice: number, language: Language) {
  return {
    id: service.id,
    name: localised(service.name, language),
    price: priceAt(service, unitPrice),
    basisPoints: basisPointsOf(service),
    description: localised(service.description, language),
    includes: service.includes.map((one) => localised(one, language)),
  };
}

/**
 * Checks the services of a line inside the transaction that writes it. Refuses a service that the product lacks, one
 * that is not done there, and more pieces than technicians have time for, beside those in the bag. [ADDON-04, CART-26]
 *
 * @param held pieces in the bag with the same service, by its id
 */
export function checkAddOns(
  deps: AddOnDeps,
  { product }: FoundItem,
  wanted: readonly HeldAddOn[],
  line: { pieces: number; fulfilment: Fulfilment; postalCode: string | null },
  held: (id: string) => number,
): void {
  // Each piece has at most one service of a type; different pieces may have different ones.
  const covered = withinPieces(wanted, line.pieces);
  if (wanted.some(({ quantity }, index) => covered[index]?.quantity !== quantity)) {
    throw new Refusal(400, 'INVALID_BODY');
  }
  for (const { type, id, quantity } of wanted) {
    const service = deps.services.get(id);
    const isOffered = service?.type === type && (product.services ?? []).includes(id);
    if (!isOffered || !isDoneAt(service, line.fulfilment, line.postalCode)) {
      throw new Refusal(400, REFUSED[type]);
    }
    if (held(id) + quantity > (jobsLeft(deps, service) ?? Infinity)) throw new Refusal(400, REFUSED[type]);
  }
}

/** Takes the technicians' time for an order, inside the transaction that writes it. */
export function takeJobs({ database, services }: AddOnDeps, taken: readonly HeldAddOn[]): void {
  for (const { id, quantity } of taken) {
    if (services.get(id)?.jobs === undefined) continue;
    database.run('UPDATE service_jobs SET jobs_left = jobs_left - ? WHERE service_id = ?', quantity, id);
  }
}

/** Reads the stored services of a line; older ones have no number and were for all of its pieces. */
export function readAddOns(stored: unknown, pieces: number): HeldAddOn[] {
  const read = JSON.parse(String(stored ?? '[]')) as (AddOn & { quantity?: number })[];
  return read.map(({ type, id, quantity = pieces }) => ({ type, id, quantity: Math.min(quantity, pieces) }));
}

/** Reduces services to the pieces of a line: one of a type for each piece, the first chosen first. [ADDON-09] */
export function withinPieces(services: readonly HeldAddOn[], pieces: number): HeldAddOn[] {
  const left = new Map<AddOnType, number>();
  return services.flatMap((service) => {
    const free = left.get(service.type) ?? pieces;
    const quantity = Math.min(service.quantity, free);
    left.set(service.type, free - quantity);
    return quantity < 1 ? [] : [{ ...service, quantity }];
  });
}

/** Joins the services of some pieces and of others of the same line. */
export function joinAddOns(one: readonly HeldAddOn[], other: readonly HeldAddOn[]): HeldAddOn[] {
  const joined = new Map<string, HeldAddOn>();
  for (const service of [...one, ...other]) {
    const former = joined.get(service.id)?.quantity ?? 0;
    joined.set(service.id, { ...service, quantity: former + service.quantity });
  }
  return [...joined.values()];
}

/** Returns the services of a line with their prices, by the line's price of a piece. [ADDON-07] */
export function orderedAddOns(
  deps: AddOnDeps,
  held: readonly HeldAddOn[],
  line: { found: FoundItem; unitPrice: number; fulfilment: Fulfilment; postalCode: string | null },
): OrderedAddOn[] {
  return held.flatMap(({ id, quantity }) => {
    const service = deps.services.get(id);
    if (service === undefined) return [];
    const isMissed =
      !(line.found.product.services ?? []).includes(id) ||
      !isDoneAt(service, line.fulfilment, line.postalCode) ||
      quantity > (jobsLeft(deps, service) ?? Infinity);
    return [{ service, quantity, unitPrice: priceAt(service, line.unitPrice), isMissed }];
  });
}
