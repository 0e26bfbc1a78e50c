import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { campaignMachine } from './campaignMachine.ts';

const flash = { id: 'FS', name: 'Flash sale', startTime: 100, endTime: 200, quota: 10, sold: 1 };
const facts = (campaign: typeof flash | null) => partFacts({ campaign });

export const campaignPaths = pathsOf(campaignMachine, {
  inputs: { inFlashSale: facts(flash), withoutCampaign: facts(null) },
  events: {
    factsChangedInFlashSale: { type: 'facts.changed', facts: facts(flash) },
    factsChangedWithoutCampaign: { type: 'facts.changed', facts: facts(null) },
    factsChangedWithOtherEnd: { type: 'facts.changed', facts: facts({ ...flash, endTime: 300 }) },
  },
  actors: { waitUntil: { outputs: [undefined] }, waitFor: { outputs: [undefined] } },
  page: { serverTimeMs: 150 },
});
