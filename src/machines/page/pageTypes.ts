import type { ErrorPageKind } from '#src/domain/shell/failure.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import type { RetryEvent } from '../protocol/retry.ts';
import type { ShownItem } from '../protocol/shownItem.ts';
import type { AddToCartToPage } from '../bag/addToCart/addToCartTypes.ts';
import type { PriceSummaryToPage } from '../price/priceSummary/priceSummaryMachine.ts';
import type { AddressToPage } from '../address/address/addressMachine.ts';
import type { FulfilmentToPage } from '../fulfilment/fulfilment/fulfilmentMachine.ts';
import type { GroceryChanged, GroceryFacts } from '../grocery/groceryFacts.ts';
import type { GalleryToPage } from '../product/gallery/galleryMachine.ts';
import type { ProductToPage } from '../product/product/productMachine.ts';
import type { PromotionsToPage } from '../promo/promotions/promotionsTypes.ts';
import type { ConfigToPage } from '../shell/config/configMachine.ts';
import type { LoginToPage } from '../session/login/restoring.ts';
import type { OutsideNeeded } from '../protocol/outsideNeeded.ts';
import type { FactsTold } from '../protocol/partFacts.ts';
import type { PartTold } from '../protocol/partTold.ts';
import type { SessionToPage } from '../session/session/sessionMachine.ts';
import type { LaterPartName, PartName } from './pageParts.ts';

export interface PageContext {
  route: RouteFacts;
  language: Language;
  superApp: boolean;
  serverTimeMs: number;
  pageCacheKey: string;
  /** Key of the plain form: two posts with the same key are one attempt. */
  formKey: string;
  errorKind: ErrorPageKind | null;
  shown: ShownItem | null;
  fulfilment: Fulfilment;
  /** Code of the courier for a purchase of this product; null for the cheapest. [SHIP-14] */
  courier: string | null;
  quantity: number | null;
  picture: number;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  /** Null until settled. */
  config: ConfigMap | null;
  /** The visitor's destination, chosen or an address of their own; null until a part reports one. */
  destination: Destination | null;
  /** The visitor's own addresses were requested: no other destination comes by itself. [ADDRESS-11] */
  isDestinationSettled: boolean;
  /** A member's own addresses failed to load: no destination until they load or one is chosen. [ADDRESS-14] */
  isDestinationFailed: boolean;
  /** The tab keeps a destination that was chosen on an earlier page. [ADDRESS-10] */
  isDestinationKept: boolean;
  /** The visitor has been informed that the system changed the shipping location. [MODAL-38] */
  isLocationChangeTold: boolean;
  grocery: GroceryFacts;
  /** The progress of the later parts; those not needed yet are absent. */
  laterParts: Partial<Record<LaterPartName, 'coming' | 'running' | 'missed'>>;
  /** The parts that have thrown and stopped, without those that were started again. [ERR-67] */
  lost: readonly (PartName | LaterPartName)[];
  /** Events for parts whose code is still loading, sent as soon as they run. */
  untold: { name: LaterPartName; event: PartTold['event'] }[];
}

export interface PageInput {
  route: RouteFacts;
  language: Language;
  superApp: boolean;
  /** Epoch ms. */
  serverTimeMs: number;
  /** "pdp:{vendor}:{language}". [CONFIG-05] */
  pageCacheKey: string;
  formKey: string;
}

/** Actions of the visitor that concern more than one part. */
export type PageIntent =
  | { type: 'route.changed'; route: RouteFacts }
  | RetryEvent
  /** The shown data is too old. */
  | { type: 'page.outdated' }
  /** The visitor looks at the page again. */
  | { type: 'page.lookedAt' }
  /** A component of the views threw; the message is the program's own, never the visitor's words. [ERR-59] */
  | { type: 'ui.failed'; component: string; message: string };

/** A later part is needed; after a failure the same event tries again. */
export type PartNeeded = { type: 'part.needed'; name: LaterPartName };
/** The page moves on to another product; data that the tab keeps for it may need a part. [SHIP-19] */
export type ProductBegun = { type: 'product.begun'; productId: string | null };
/** The code of a later part has loaded, or failed to. */
type PartBrought = { type: 'part.arrived' | 'part.missed'; name: LaterPartName };

/** An action of a part threw: the part has ended, and the page goes on without it. XState names the type. */
export type PartBroken = { type: `xstate.error.actor.${string}`; actorId: string; error: unknown };

export type PageEvent =
  | PageIntent
  | PartBroken
  | PartNeeded
  | PartBrought
  | AddToCartToPage
  | AddressToPage
  | PriceSummaryToPage
  | FulfilmentToPage
  | FactsTold
  | GroceryChanged
  | PromotionsToPage
  | GalleryToPage
  | LoginToPage
  | PartTold
  | OutsideNeeded
  | ProductToPage
  | ConfigToPage
  | SessionToPage;

/** Events that only the composition root can handle. */
export type PageEmitted =
  /** The address names another item, quantity or picture of the same page; replaced without a navigation. */
  | {
      type: 'address.replaced';
      itemSku: string;
      urlFriendlyName: string;
      quantity: number | null;
      picture: number;
    }
  /** The other vendor sells the product: its address there, which replaces this one. */
  | { type: 'address.moved'; url: string }
  | OutsideNeeded['event']
  /** A part has ended by an error of the program. */
  | { type: 'part.broken'; error: unknown }
  /** This page put an item into the bag. */
  | { type: 'bag.written' };
