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
  /** Of the plain form: what is posted with it twice is one attempt. */
  formKey: string;
  errorKind: ErrorPageKind | null;
  shown: ShownItem | null;
  fulfilment: Fulfilment;
  /** Code of the courier that goes with a purchase of this product; null is the cheapest. [SHIP-14] */
  courier: string | null;
  quantity: number | null;
  picture: number;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  /** Null until settled. */
  config: ConfigMap | null;
  /** The visitor's destination, chosen or an address of their own; null until the page is told one. */
  destination: Destination | null;
  /** The visitor's own addresses were asked for: no other destination comes by itself. [ADDRESS-11] */
  isDestinationSettled: boolean;
  /** A member's own addresses could not be loaded: the destination stays unknown until they are, or one is chosen. [ADDRESS-14] */
  isDestinationFailed: boolean;
  /** The tab keeps what the visitor chose on a page before. [ADDRESS-10] */
  isDestinationKept: boolean;
  /** The visitor was told that the system changed where the product is shipped from. [MODAL-38] */
  isLocationChangeTold: boolean;
  grocery: GroceryFacts;
  /** Where the parts that come later are on their way; absent ones were not needed yet. */
  laterParts: Partial<Record<LaterPartName, 'coming' | 'running' | 'missed'>>;
  /** The parts that have thrown and do not run any more; one that is started anew is none of them. [ERR-67] */
  lost: readonly (PartName | LaterPartName)[];
  /** What those that are on their way are told as soon as they run. */
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

/** What the visitor does that is not one part's own business. */
export type PageIntent =
  | { type: 'route.changed'; route: RouteFacts }
  | RetryEvent
  /** What is shown was told too long ago. */
  | { type: 'page.outdated' }
  /** The page is looked at again. */
  | { type: 'page.lookedAt' }
  /** A part of the views threw; the message is the program's own, never the visitor's words. [ERR-59] */
  | { type: 'ui.failed'; component: string; message: string };

/** Something needs a part that comes later; asking again after a failure tries again. */
export type PartNeeded = { type: 'part.needed'; name: LaterPartName };
/** The page goes on to another product: what was kept in the tab for it may need a part. [SHIP-19] */
export type ProductBegun = { type: 'product.begun'; productId: string | null };
/** How its code fared. */
type PartBrought = { type: 'part.arrived' | 'part.missed'; name: LaterPartName };

/** An action of a part threw: the part has ended, and the page goes on without it. The type is that of XState. */
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

/** What only the composition root can do. */
export type PageEmitted =
  /** The address names another item, quantity or picture of the same page; replaced without a navigation. */
  | {
      type: 'address.replaced';
      itemSku: string;
      urlFriendlyName: string;
      quantity: number | null;
      picture: number;
    }
  /** The product is sold by the other vendor: its address there, which takes the place of this one. */
  | { type: 'address.moved'; url: string }
  | OutsideNeeded['event']
  /** A part has ended by an error of the program. */
  | { type: 'part.broken'; error: unknown }
  /** This page put something into the bag. */
  | { type: 'bag.written' };
