import { partFacts } from '../../paths/exampleFacts.ts';
import { lost } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { shareMachine } from './shareMachine.ts';

export const sharePaths = pathsOf(shareMachine, {
  inputs: {
    item: partFacts({ itemSku: 'A-01' }),
    member: partFacts({ itemSku: 'A-01' }, { isMember: true }),
    nothing: { ...partFacts(), item: null },
  },
  events: {
    linkNeeded: { type: 'link.needed' },
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToOtherAsMember: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-03' }, { isMember: true }),
    },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    copyRequested: { type: 'copy.requested' },
    deviceRequested: { type: 'device.requested', title: 'Koper' },
    channelUsed: { type: 'channel.used', channel: 'whatsapp' },
  },
  actors: {
    waitFor: { outputs: [undefined], errors: [] },
    loadAffiliateConfig: {
      outputs: [
        { enabled: true, commission: 5 },
        { enabled: false, commission: 0 },
      ],
      errors: [lost()],
    },
    makeAffiliateLink: { outputs: ['https://shop.test/p/koper/A-01?affiliateId=AF1234'], errors: [lost()] },
    shortenLink: { outputs: ['https://shop.test/s/abc'], errors: [lost()] },
    copyLink: { outputs: [undefined], errors: [lost()] },
    shareByDevice: { outputs: [true, false], errors: [lost()] },
  },
});
