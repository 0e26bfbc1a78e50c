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
  /** Address of the chosen option, a path of this site; null while no item is shown. */
  path: string | null;
  /** True when members earn by sharing; null while unknown. [SHARE-10] */
  isAffiliate: boolean | null;
  /** A full link to the same option that identifies this member's share. */
  ofAffiliate: string | null;
  /** A short link to either. [SHARE-09] */
  short: string | null;
}
export type ShareEvent =
  | FactsChanged<keyof Facts>
  /** The ways to share come into view. */
  | { type: 'link.needed' }
  | { type: 'copy.requested' }
  | { type: 'device.requested'; title: string }
  /** The visitor followed the address of a channel. */
  | { type: 'channel.used'; channel: ShareChannel };
/** The data for the device's own sharing. */
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

/** A full link, or a path of this site. */
const longLinkOf = ({ ofAffiliate, path }: ShareContext) => ofAffiliate ?? path ?? '/';
/** The link to share. */
export const sharedLinkOf = (context: ShareContext) => context.short ?? longLinkOf(context);

const publishQuest = {
  type: 'publishQuest',
  params: ({ context: { itemSku, isMember } }: { context: ShareContext }) => ({
    itemSku: isMember ? itemSku : null,
  }),
} as const;
/** Events handled while no call is under way. */
const offered = {
  // A link that failed to load is tried again each time the ways to share come into view.
  'link.needed': { guard: 'lacksLink', target: 'preparing' },
  'copy.requested': { guard: 'hasLink', target: 'copying' },
  'device.requested': { guard: 'hasLink', target: 'handing' },
} as const;

/**
 * Sharing the shown product, for every visitor: its link and its channels. The link is prepared when the ways to
 * share come into view: a short one, and for a member their own; parts that do not load in time are left out.
 * [SHARE-01..10, SHARE-12]
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
    /** True when shared; the visitor may cancel it. */
    shareByDevice: placeholderPromise<boolean, SharedByDevice>('shareByDevice'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: Facts }) => about(facts)),
    setAffiliate: assign((_, { output }: { output: AffiliateConfig }) => ({ isAffiliate: output.enabled })),
    setAffiliateLink: assign((_, { output }: { output: string }) => ({ ofAffiliate: output, short: null })),
    setShort: assign((_, { output }: { output: string }) => ({ short: output })),
    /** Reports to the quests of a member, not of a guest; the page does not wait for it. [SHARE-12] */
    publishQuest: (_, params: { itemSku: string | null }): void => void params,
    tell: enqueueActions(({ context: { itemSku }, enqueue }, { channel }: { channel: ShareChannel }) => {
      enqueue(tracked({ name: 'share', data: { itemSku, channel } }));
    }),
    sayCopied: showToast({ copyKey: 'share.copied', tone: 'good' }),
  },
  guards: {
    hasLink: ({ context }) => context.path !== null,
    isOther: ({ context }, { facts }: { facts: Facts }) => about(facts).path !== context.path,
    /** True without a short link, or when a possible affiliate's own link is missing. */
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
    // Another option has another link.
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
        /** Makes the link that identifies the member's share. */
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
     * The device waits for its visitor and may never report the end: the link can be copied meanwhile, the device
     * asked again after a while, and a late end still counts.
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
    /** The link is shown, to be copied by hand. */
    notCopied: { tags: 'failed', on: offered },
    notHanded: { tags: 'failed', on: offered },
  },
});
