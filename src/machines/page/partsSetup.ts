import { enqueueActions, sendTo } from 'xstate';
import { UNKNOWN_FAILURE, type Failure } from '#src/domain/shell/failure.ts';
import type { FactsTold } from '../protocol/partFacts.ts';
import type { PartTold } from '../protocol/partTold.ts';
import { partFactsOf } from './pageFacts.ts';
import {
  FIRST_PARTS,
  LATER_PARTS,
  PART_NAMES,
  productInput,
  type LaterPartName,
  type PartName,
} from './pageParts.ts';
import { isEqual, pageSetup, pick, runningParts } from './pageSetup.ts';
import type { PageContext, PartBroken } from './pageTypes.ts';

/** No own destination comes: a guest's is the default, any other visitor's stays unknown. [ADDRESS-14, SHIP-24] */
const noOwnDestination = ({ isMember }: PageContext): FactsTold => ({
  type: 'facts.told',
  facts: isMember === false ? { isDestinationSettled: true } : { isDestinationFailed: true },
});

const ALL_PARTS = { ...FIRST_PARTS, ...LATER_PARTS };
/** Failure of a part that threw; it may be tried again. */
const BROKEN: Failure = { ...UNKNOWN_FAILURE, kind: 'malformed' };

/** The page root's actions that load, start, address and end its parts. */
export const partsSetup = pageSetup.extend({
  actions: {
    /** Passes an event from one part to another; loads a later part for it, unless it is `ifRunning`. */
    tellPart: enqueueActions(({ context, enqueue, system }, { name, event, ifRunning }: PartTold) => {
      if (name in LATER_PARTS && context.laterParts[name as LaterPartName] !== 'running') {
        if (ifRunning) return;
        const told = { name: name as LaterPartName, event };
        enqueue.assign({ untold: [...context.untold.filter((one) => !isEqual(one, told)), told] });
        enqueue.raise({ type: 'part.needed', name: told.name });
        // One name stands for all in the types; parts of a product are absent while the address leads nowhere.
      } else if (system.get(name) !== undefined) enqueue.sendTo(name as 'bag', event as never);
    }),
    /** Asks for the code of a part, once. */
    bringPart: enqueueActions(({ enqueue }, { name }: { name: LaterPartName }) => {
      enqueue.assign(({ context }) => ({ laterParts: { ...context.laterParts, [name]: 'coming' as const } }));
      enqueue.sendTo('bringParts', { type: 'part.needed', name });
    }),
    startPart: enqueueActions(({ context, enqueue }, { name }: { name: LaterPartName }) => {
      // Each starts with the facts that it wants; one name stands for all in the types.
      const part = name as 'recommendation';
      enqueue.spawnChild(part, {
        id: part,
        systemId: part,
        input: pick(partFactsOf(context), LATER_PARTS[name].wants),
      });
      for (const { event } of context.untold.filter((one) => one.name === name))
        enqueue.sendTo(part, event as never);
      enqueue.assign({
        laterParts: { ...context.laterParts, [name]: 'running' as const },
        lost: context.lost.filter((one) => one !== name),
        untold: context.untold.filter((one) => one.name !== name),
      });
    }),
    setPartMissed: enqueueActions(({ context, enqueue }, { name }: { name: LaterPartName }) => {
      enqueue.assign({ laterParts: { ...context.laterParts, [name]: 'missed' as const } });
      if (name === 'address') enqueue.raise(noOwnDestination(context));
    }),
    /**
     * Handles a part that has thrown. A later part counts as one whose code failed to load: its place says so, and a
     * new request starts it again. A first part keeps its last view, and its place says so; a product that was never
     * shown counts as one that could not be loaded. [ERR-66, ERR-67]
     */
    losePart: enqueueActions(({ context, enqueue, system }, { actorId, error }: PartBroken) => {
      const message = (error instanceof Error ? error.message : String(error)).slice(0, 200);
      const data = { message, component: actorId, route: context.route.name };
      // An action of this setup's own, which its type does not know yet.
      enqueue({ type: 'track', params: { name: 'ui_error', data } } as never);
      enqueue.emit({ type: 'part.broken', error });
      const isRunning = context.laterParts[actorId as LaterPartName] === 'running';
      if (!isRunning && !(actorId in FIRST_PARTS)) return;
      const name = actorId as PartName | LaterPartName;
      // The offer depends on it, so the selling parts hear it at once.
      enqueue({ type: 'takeFacts', params: { lost: [...context.lost, name] } } as never);
      if (name === 'product' && context.shown === null)
        enqueue.raise({ type: 'product.failed', failure: BROKEN });
      // A purchase that waits for a modal to close stops waiting.
      if (name === 'modal' && system.get('addToCart') !== undefined)
        enqueue.sendTo('addToCart', { type: 'add.modalShown', key: null });
      // Without config every switch has its default, as after a failed call. [CONFIG-04]
      if (name === 'config' && context.config === null) enqueue.raise({ type: 'config.settled', config: {} });
      if (!isRunning) return;
      enqueue.stopChild(actorId);
      enqueue.assign({ laterParts: { ...context.laterParts, [actorId]: 'missed' as const } });
      if (actorId === 'address') enqueue.raise(noOwnDestination(context));
    }),
    /** A finished add reports its result before its part ends. */
    sayProductLeft: sendTo('addToCart', { type: 'product.left' }),
    /** Ends the parts of a product, and drops their pending loads and events. */
    stopProductParts: enqueueActions(({ context, enqueue }) => {
      const isKept = (name: string) => ALL_PARTS[name as LaterPartName].lives === 'page';
      const parts = Object.entries(context.laterParts);
      for (const [name, progress] of parts) {
        if (progress === 'running' && !isKept(name)) enqueue.stopChild(name);
      }
      enqueue.assign({
        laterParts: Object.fromEntries(parts.filter(([name]) => isKept(name))),
        lost: context.lost.filter(isKept),
        // A requested chat is with this product's seller, so it is dropped.
        untold: context.untold.filter(({ name }) => isKept(name) && name !== 'chat'),
      });
    }),
    refreshBag: sendTo('bag', ({ context }) => ({
      type: 'bag.refreshRequested',
      vendor: context.route.vendor,
    })),
    /** The bag's content counts towards gifts, so the gift is loaded again. */
    refreshGift: enqueueActions(({ context, enqueue }) => {
      if (context.laterParts.freeGift === 'running') {
        enqueue.sendTo('freeGift', { type: 'freeGift.refreshRequested' });
      }
    }),
    /** Reloads the product, the bag and the answers of the parts; the visitor's settings stay. */
    renew: enqueueActions(({ context, enqueue, system }) => {
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      if (system.get('product') === undefined) return;
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
      enqueue('tellOutdated' as never);
    }),
    /** Each part decides which of its answers to reload. Those of a product are there: it is shown. */
    tellOutdated: enqueueActions(({ context, enqueue }) => {
      for (const name of [...PART_NAMES, ...runningParts(context)]) {
        // One name stands for all in the types.
        enqueue.sendTo(name as 'promotions', { type: 'page.outdated' });
      }
    }),
    /** Reloads the bag and the product: a purchase or an add elsewhere changes the remaining limits. */
    renewLimits: enqueueActions(({ context, enqueue }) => {
      if (context.shown === null) return;
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
    }),
    retryProduct: enqueueActions(({ context, enqueue }) => {
      if (context.lost.includes('product')) {
        // A part that has thrown cannot retry: a new one starts in its place. [ERR-67]
        enqueue.stopChild('product');
        enqueue.spawnChild('product', { id: 'product', systemId: 'product', input: productInput(context) });
        enqueue.assign({ lost: context.lost.filter((name) => name !== 'product') });
      } else enqueue.sendTo('product', { type: 'retry.requested' });
      enqueue.sendTo('description', { type: 'retry.requested' });
    }),
    /** Each part repeats its unreached calls; code that failed to load is requested again. */
    tellNetworkReturned: enqueueActions(({ context, enqueue, system }) => {
      for (const name of [...PART_NAMES, ...runningParts(context)]) {
        // One name stands for all in the types; those of a product are not there while the address leads nowhere.
        if (system.get(name) !== undefined) enqueue.sendTo(name as 'bag', { type: 'network.returned' });
      }
      for (const [name, progress] of Object.entries(context.laterParts)) {
        if (progress === 'missed') enqueue.raise({ type: 'part.needed', name: name as LaterPartName });
      }
    }),
  },
  guards: {
    canBringPart: ({ context }, { name }: { name: LaterPartName }) =>
      context.laterParts[name] === undefined || context.laterParts[name] === 'missed',
    isPartAwaited: ({ context }, { name }: { name: LaterPartName }) => context.laterParts[name] === 'coming',
  },
});
