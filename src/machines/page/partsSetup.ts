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

/** No destination of the visitor's own comes any more: a guest's is the default, that of a member, and of a visitor who may be one, stays unknown. [ADDRESS-14, SHIP-24] */
const noOwnDestination = ({ isMember }: PageContext): FactsTold => ({
  type: 'facts.told',
  facts: isMember === false ? { isDestinationSettled: true } : { isDestinationFailed: true },
});

const ALL_PARTS = { ...FIRST_PARTS, ...LATER_PARTS };
/** Of a part that threw: it may be tried again. */
const BROKEN: Failure = { ...UNKNOWN_FAILURE, kind: 'malformed' };

/** How the page root brings, starts, tells and ends its parts. */
export const partsSetup = pageSetup.extend({
  actions: {
    /** Passes on what one part has for another; one that comes later is brought for it, if it must hear. */
    tellPart: enqueueActions(({ context, enqueue, system }, { name, event, ifRunning }: PartTold) => {
      if (name in LATER_PARTS && context.laterParts[name as LaterPartName] !== 'running') {
        if (ifRunning) return;
        const told = { name: name as LaterPartName, event };
        enqueue.assign({ untold: [...context.untold.filter((one) => !isEqual(one, told)), told] });
        enqueue.raise({ type: 'part.needed', name: told.name });
        // One name stands for all in the types; those of a product are not there while the address leads nowhere.
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
     * A part has thrown and is gone. One that comes later is as one whose code did not come: its place says so, and asking
     * for it again starts it anew. One of the first stays as it was last seen, and its place says so; a product that was
     * never shown is one that could not be loaded. [ERR-66, ERR-67]
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
      // A purchase that waits for a modal to close waits no longer.
      if (name === 'modal' && system.get('addToCart') !== undefined)
        enqueue.sendTo('addToCart', { type: 'add.modalShown', key: null });
      // Every switch has its default then, as after a call that failed. [CONFIG-04]
      if (name === 'config' && context.config === null) enqueue.raise({ type: 'config.settled', config: {} });
      if (!isRunning) return;
      enqueue.stopChild(actorId);
      enqueue.assign({ laterParts: { ...context.laterParts, [actorId]: 'missed' as const } });
      if (actorId === 'address') enqueue.raise(noOwnDestination(context));
    }),
    /** An add that is done is answered before its part ends. */
    sayProductLeft: sendTo('addToCart', { type: 'product.left' }),
    /** What belongs to a product ends with it; what is on its way for it is not waited for any more. */
    stopProductParts: enqueueActions(({ context, enqueue }) => {
      const isKept = (name: string) => ALL_PARTS[name as LaterPartName].lives === 'page';
      const parts = Object.entries(context.laterParts);
      for (const [name, progress] of parts) {
        if (progress === 'running' && !isKept(name)) enqueue.stopChild(name);
      }
      enqueue.assign({
        laterParts: Object.fromEntries(parts.filter(([name]) => isKept(name))),
        lost: context.lost.filter(isKept),
        // A chat that was asked for is one with the seller of this product.
        untold: context.untold.filter(({ name }) => isKept(name) && name !== 'chat'),
      });
    }),
    refreshBag: sendTo('bag', ({ context }) => ({
      type: 'bag.refreshRequested',
      vendor: context.route.vendor,
    })),
    /** What lies in the bag counts towards gifts. */
    refreshGift: enqueueActions(({ context, enqueue }) => {
      if (context.laterParts.freeGift === 'running') {
        enqueue.sendTo('freeGift', { type: 'freeGift.refreshRequested' });
      }
    }),
    /** The product, the bag, and what every part says grows old; what the visitor set stays. */
    renew: enqueueActions(({ context, enqueue, system }) => {
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      if (system.get('product') === undefined) return;
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
      enqueue('tellOutdated' as never);
    }),
    /** Every part judges by itself which of its answers grow old. */
    tellOutdated: enqueueActions(({ context, enqueue, system }) => {
      for (const name of [...PART_NAMES, ...runningParts(context)]) {
        // As with the network: one name stands for all.
        if (system.get(name) !== undefined) enqueue.sendTo(name as 'promotions', { type: 'page.outdated' });
      }
    }),
    /** Bought, or put into the bag, elsewhere meanwhile: how many may be added is another number then. */
    renewLimits: enqueueActions(({ context, enqueue }) => {
      if (context.shown === null) return;
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
    }),
    retryProduct: enqueueActions(({ context, enqueue }) => {
      if (context.lost.includes('product')) {
        // One that has thrown cannot be asked: another one starts in its place. [ERR-67]
        enqueue.stopChild('product');
        enqueue.spawnChild('product', { id: 'product', systemId: 'product', input: productInput(context) });
        enqueue.assign({ lost: context.lost.filter((name) => name !== 'product') });
      } else enqueue.sendTo('product', { type: 'retry.requested' });
      enqueue.sendTo('description', { type: 'retry.requested' });
    }),
    /** Every part judges by itself what nobody answered; code that did not come is asked for again. */
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
