import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Sharing, and who earns by it. */
export const shareCalls: CallArea = {
  tag: 'Sharing',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/content/affiliate-config',
      summary: 'Whether members earn by what they share.',
      ids: ['API-48'],
      answer: contract.affiliateConfig,
      isPublic: true,
    },
    {
      method: 'POST',
      path: '/affiliate/share-link',
      summary: "The link by which a member's share is known to be theirs; the same one each time.",
      ids: ['API-98'],
      body: contract.affiliateLinkBody,
      answer: contract.affiliateLink,
      ofProduct: true,
      forMembers: true,
      writes: 'same',
    },
    {
      method: 'POST',
      path: '/affiliate/session',
      summary: 'Notes whose link brought a visitor; answers whether it runs.',
      ids: ['API-97'],
      body: contract.affiliateSessionBody,
      answer: contract.affiliateSession,
      ofProduct: true,
      forGuests: true,
      writes: 'same',
    },
    {
      method: 'POST',
      path: '/member-reward/quest/v2/publish-event',
      summary: 'Tells of something done; of one item it counts once a day.',
      ids: ['API-77'],
      body: contract.questBody,
      answer: contract.questPublished,
      ofProduct: true,
      forMembers: true,
      writes: 'same',
    },
  ],
};
