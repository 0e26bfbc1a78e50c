import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Sharing, and who earns by it. */
export const shareCalls = {
  tag: 'Sharing',
  contract,
  calls: {
    readAffiliateConfig: {
      ...contract.readAffiliateConfig,
      summary: 'Whether members earn by what they share.',
      ids: ['API-48'],
      isPublic: true,
    },
    makeAffiliateLink: {
      ...contract.makeAffiliateLink,
      summary: "The link by which a member's share is known to be theirs; the same one each time.",
      ids: ['API-98'],
      body: contract.affiliateLinkBody,
      ofProduct: true,
      forMembers: true,
    },
    openAffiliateSession: {
      ...contract.openAffiliateSession,
      summary: 'Notes whose link brought a visitor; answers whether it runs.',
      ids: ['API-97'],
      body: contract.affiliateSessionBody,
      ofProduct: true,
      forGuests: true,
    },
    publishQuest: {
      ...contract.publishQuest,
      summary: 'Tells of something done; of one item it counts once a day.',
      ids: ['API-77'],
      body: contract.questBody,
      ofProduct: true,
      forMembers: true,
    },
  },
} satisfies CallArea;
