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
/** A service of a line, and for how many of its pieces. */
export interface HeldAddOn extends AddOn {
  quantity: number;
}
/** A service as an order shows it; `unitPrice` in rupiah for a piece. */
export interface OrderedAddOn {
  service: CatalogueAddOn;
  quantity: number;
  unitPrice: number;
  /** Nobody does it where the order goes, or as it is had: it costs nothing then. */
  isMissed: boolean;
}

/** What the refusal of a service of a type is called. The second one is ours. [ERR-14, ERR-65] */
const REFUSED: Record<AddOnType, string> = {
  INSTALLATION: 'INSTALLATION_NOT_AVAILABLE',
  INSURANCE: 'INSURANCE_NOT_AVAILABLE',
};

export const refusalOfAddOn = (type: AddOnType): string => REFUSED[type];

export function createAddOns(services: readonly CatalogueAddOn[]): AddOnBook {
  return new Map(services.map((service) => [service.id, service]));
}

/** Counts what technicians have time for; what they have taken since stays taken. */
export function seedAddOns(database: Database, services: readonly CatalogueAddOn[]): void {
  database.transaction(() => {
    for (const { id, jobs } of services) {
      if (jobs === undefined) continue;
      database.run('INSERT OR IGNORE INTO service_jobs (service_id, jobs_left) VALUES (?,?)', id, jobs);
    }
  });
}

/** For how many pieces there is time; null where there always is. */
function jobsLeft({ database }: AddOnDeps, service: CatalogueAddOn): number | null {
  if (service.jobs === undefined) return null;
  const row = database.get('SELECT jobs_left FROM service_jobs WHERE service_id = ?', service.id);
  return Number(row?.['jobs_left'] ?? 0);
}

/** Whether it is done there: an installation needs the goods delivered, to where its technicians go. */
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

/** The services of a type that a product can have now, as far as they are done there. [ADDON-01, ADDON-02] */
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

/** Rupiah for a piece that costs so much. */
function priceAt(service: CatalogueAddOn, unitPrice: number): number {
  const price = 'price' in service.costs ? service.costs.price : 0;
  return addOnPriceOf({ price, basisPoints: basisPointsOf(service) }, unitPrice);
}

/** A service as the page is told of it, beside what a piece costs in rupiah. [API-78, API-79] */
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
 * Judges the services of a line of so many pieces, inside the transaction that writes it. Refuses what its product does not
 * have, what is not done there, and more pieces than technicians have time for, beside those that the bag holds.
 * [ADDON-04, CART-26]
 *
 * @param held pieces in the bag for which the same service was chosen, by its id
 */
export function checkAddOns(
  deps: AddOnDeps,
  { product }: FoundItem,
  wanted: readonly HeldAddOn[],
  line: { pieces: number; fulfilment: Fulfilment; postalCode: string | null },
  held: (id: string) => number,
): void {
  // A piece is installed once, and protected once; of several pieces each may have another one of a type.
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

/** Technicians have less time by an order, inside the transaction that writes it. */
export function takeJobs({ database, services }: AddOnDeps, taken: readonly HeldAddOn[]): void {
  for (const { id, quantity } of taken) {
    if (services.get(id)?.jobs === undefined) continue;
    database.run('UPDATE service_jobs SET jobs_left = jobs_left - ? WHERE service_id = ?', quantity, id);
  }
}

/** Services as they are stored with a line; those of before told no number and were for all of its pieces. */
export function readAddOns(stored: unknown, pieces: number): HeldAddOn[] {
  const read = JSON.parse(String(stored ?? '[]')) as (AddOn & { quantity?: number })[];
  return read.map(({ type, id, quantity = pieces }) => ({ type, id, quantity: Math.min(quantity, pieces) }));
}

/** As many of each as so many pieces can have: of a type one for each piece, the first chosen first. [ADDON-09] */
export function withinPieces(services: readonly HeldAddOn[], pieces: number): HeldAddOn[] {
  const left = new Map<AddOnType, number>();
  return services.flatMap((service) => {
    const free = left.get(service.type) ?? pieces;
    const quantity = Math.min(service.quantity, free);
    left.set(service.type, free - quantity);
    return quantity < 1 ? [] : [{ ...service, quantity }];
  });
}

/** What was chosen for some pieces, and for others of the same line. */
export function joinAddOns(one: readonly HeldAddOn[], other: readonly HeldAddOn[]): HeldAddOn[] {
  const joined = new Map<string, HeldAddOn>();
  for (const service of [...one, ...other]) {
    const former = joined.get(service.id)?.quantity ?? 0;
    joined.set(service.id, { ...service, quantity: former + service.quantity });
  }
  return [...joined.values()];
}

/** What the services of a line cost, each piece at what the line costs a piece. [ADDON-07] */
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
