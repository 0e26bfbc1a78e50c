import { assign, enqueueActions, setup } from 'xstate';
import {
  COPY_PATIENCE_MS,
  DEVICE_SHARE_PATIENCE_MS,
  SHARE_LINK_PATIENCE_MS,
} from '#src/domain/shell/limits.ts';
import { productPath } from '#src/domain/product/productPath.ts';
import type { ShareChannel } from '#src/domain/share/share.ts';
import type { AffiliateConfig } from '#src/services/share/share/contract.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tracked } from '../../protocol/track.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

type Facts = Pick<PartFacts, 'vendor' | 'item' | 'isMember'>;
export interface ShareContext {
  itemSku: string | null;
  isMember: boolean;
  /** Address of the chosen option, a path of this site; null while nothing is shown. */
  path: string | null;
  /** Whether members earn by what they share; null while nobody has said. [SHARE-10] */
  isAffiliate: boolean | null;
  /** A whole link to the same option, by which a share is known to be this member's. */
  ofAffiliate: string | null;
  /** A short one to either. [SHARE-09] */
  short: string | null;
}
export type ShareEvent =
  | FactsChanged<keyof Facts>
  /** Somebody looks at the ways to share. */
  | { type: 'link.needed' }
  | { type: 'copy.requested' }
  | { type: 'device.requested'; title: string }
  /** An address of the channel was followed. */
  | { type: 'channel.used'; channel: ShareChannel };
/** What is handed to the device's own sharing. */
export interface SharedByDevice {
  title: string;
  link: string;
}

const about = ({ vendor, item, isMember }: Facts) => ({
  itemSku: item?.itemSku ?? null,
  isMember: isMember === true,
  path: item === null ? null : productPath(vendor, item.urlFriendlyName, item.itemSku),
  ofAffiliate: null,
  short: null,
});

/** A whole link, or a path of this site. */
const longLinkOf = ({ ofAffiliate, path }: ShareContext) => ofAffiliate ?? path ?? '/';
/** What is shared. */
export const sharedLinkOf = (context: ShareContext) => context.short ?? longLinkOf(context);

const publishQuest = {
  type: 'publishQuest',
  params: ({ context: { itemSku, isMember } }: { context: ShareContext }) => ({
    itemSku: isMember ? itemSku : null,
  }),
} as const;
/** What is understood while nothing is on its way. */
const offered = {
  // What could not be had before is tried again each time that somebody looks.
  'link.needed': { guard: 'lacksLink', target: 'preparing' },
  'copy.requested': { guard: 'hasLink', target: 'copying' },
  'device.requested': { guard: 'hasLink', target: 'handing' },
} as const;

/**
 * Sharing the shown product: its link, and the ways that it takes; anybody may. The link is made ready when somebody looks
 * at the ways, of a member as theirs, and short; what cannot be had in time is done without. [SHARE-01..10, SHARE-12]
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as Facts,
    tags: {} as 'busy' | 'pending' | 'handed' | 'failed',
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadAffiliateConfig: placeholderPromise<AffiliateConfig>('loadAffiliateConfig'),
    makeAffiliateLink: placeholderPromise<string, { itemSku: string; link: string }>('makeAffiliateLink'),
    shortenLink: placeholderPromise<string, { link: string }>('shortenLink'),
    copyLink: placeholderPromise<void, { link: string }>('copyLink'),
    /** Whether it was shared: the visitor may call it off. */
    shareByDevice: placeholderPromise<boolean, SharedByDevice>('shareByDevice'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: Facts }) => about(facts)),
    setAffiliate: assign((_, { output }: { output: AffiliateConfig }) => ({ isAffiliate: output.enabled })),
    setAffiliateLink: assign((_, { output }: { output: string }) => ({ ofAffiliate: output, short: null })),
    setShort: assign((_, { output }: { output: string }) => ({ short: output })),
    /** Tells the quests of a member, none of a guest; nobody waits for it. [SHARE-12] */
    publishQuest: (_, params: { itemSku: string | null }): void => void params,
    tell: enqueueActions(({ context: { itemSku }, enqueue }, { channel }: { channel: ShareChannel }) => {
      enqueue(tracked({ name: 'share', data: { itemSku, channel } }));
    }),
    sayCopied: showToast({ copyKey: 'share.copied', tone: 'good' }),
  },
  guards: {
    hasLink: ({ context }) => context.path !== null,
    isOther: ({ context }, { facts }: { facts: Facts }) => about(facts).path !== context.path,
    /** Whether it is a share of somebody who earns by it; `isUntold` where that is not known yet. */
    lacksLink: ({ context }) =>
      context.path !== null &&
      (context.short === null ||
        (context.isMember && context.isAffiliate !== false && context.ofAffiliate === null)),
    isNamed: ({ context }) => context.ofAffiliate !== null,
    isUntold: ({ context }) => context.isMember && context.isAffiliate === null,
    isAffiliate: ({ context }) => context.isMember && context.isAffiliate === true,
    isEnabled: (_, { output }: { output: AffiliateConfig }) => output.enabled,
    wasShared: (_, { output: wasShared }: { output: boolean }) => wasShared,
  },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({ ...about(input), isAffiliate: null }),
  initial: 'unprepared',
  on: {
    // Of another option the link is another one.
    'facts.changed': { guard: withEvent('isOther'), target: '.unprepared', actions: withEvent('setFacts') },
    'channel.used': { actions: [withEvent('tell'), publishQuest] },
  },
  states: {
    unprepared: { on: { 'link.needed': { guard: 'hasLink', target: 'preparing' } } },
    preparing: {
      tags: 'busy',
      invoke: { id: 'patience', src: 'waitFor', input: { ms: SHARE_LINK_PATIENCE_MS }, onDone: 'idle' },
      initial: 'beginning',
      states: {
        beginning: {
          always: [
            { guard: 'isNamed', target: 'shortening' },
            { guard: 'isUntold', target: 'asking' },
            { guard: 'isAffiliate', target: 'naming' },
            { target: 'shortening' },
          ],
        },
        asking: {
          invoke: {
            id: 'loadAffiliateConfig',
            src: 'loadAffiliateConfig',
            onDone: [
              { guard: withEvent('isEnabled'), target: 'naming', actions: withEvent('setAffiliate') },
              { target: 'shortening', actions: withEvent('setAffiliate') },
            ],
            onError: 'shortening',
          },
        },
        /** It becomes known whose share it is. */
        naming: {
          invoke: {
            id: 'makeAffiliateLink',
            src: 'makeAffiliateLink',
            input: ({ context }) => ({ itemSku: context.itemSku ?? '', link: context.path ?? '/' }),
            onDone: { target: 'shortening', actions: withEvent('setAffiliateLink') },
            onError: 'shortening',
          },
        },
        shortening: {
          invoke: {
            id: 'shortenLink',
            src: 'shortenLink',
            input: ({ context }) => ({ link: longLinkOf(context) }),
            onDone: { target: '#share.idle', actions: withEvent('setShort') },
            onError: '#share.idle',
          },
        },
      },
    },
    idle: { on: offered },
    copying: {
      tags: 'pending',
      invoke: [
        {
          id: 'copyLink',
          src: 'copyLink',
          input: ({ context }) => ({ link: sharedLinkOf(context) }),
          onDone: {
            target: 'idle',
            actions: ['sayCopied', { type: 'tell', params: { channel: 'copyLink' } }, publishQuest],
          },
          onError: 'notCopied',
        },
        { id: 'copyPatience', src: 'waitFor', input: { ms: COPY_PATIENCE_MS }, onDone: 'notCopied' },
      ],
    },
    /**
     * The device may take as long as its visitor does, and may never say how it ended: the link can be copied meanwhile,
     * after a while the device be asked again, and an end that comes late still counts.
     */
    handing: {
      on: { 'copy.requested': 'copying' },
      initial: 'asking',
      states: {
        asking: {
          tags: 'handed',
          invoke: {
            id: 'devicePatience',
            src: 'waitFor',
            input: { ms: DEVICE_SHARE_PATIENCE_MS },
            onDone: 'overdue',
          },
        },
        overdue: {
          tags: 'failed',
          on: { 'device.requested': { target: '#share.handing', reenter: true } },
        },
      },
      invoke: {
        id: 'shareByDevice',
        src: 'shareByDevice',
        input: ({ context, event }) => ({
          link: sharedLinkOf(context),
          title: event.type === 'device.requested' ? event.title : '',
        }),
        onDone: [
          {
            guard: withEvent('wasShared'),
            target: 'idle',
            actions: [{ type: 'tell', params: { channel: 'other' } }, publishQuest],
          },
          { target: 'idle' },
        ],
        onError: 'notHanded',
      },
    },
    /** The link stands there to be copied by hand. */
    notCopied: { tags: 'failed', on: offered },
    notHanded: { tags: 'failed', on: offered },
  },
});
