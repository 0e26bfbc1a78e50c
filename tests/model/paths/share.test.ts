// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { shareMachine } from '#src/machines/share/share/shareMachine.ts';
import { sharePaths } from '#src/machines/share/share/sharePaths.ts';
import { lost } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['waitFor', 'loadAffiliateConfig', 'makeAffiliateLink', 'shortenLink', 'copyLink', 'shareByDevice'],
  systemId: 'share',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/share.md', import.meta.url));

test('share, walk 1: 44 steps to handing.asking', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.item,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.send(sharePaths.events.factsChangedToOther);
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'channel.used', channel: 'whatsapp' });
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('patience');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('shortenLink', 'https://shop.test/s/abc');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'copy.requested' });
  expect(share.value()).toEqual('copying');
  share.resolve('copyLink');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.send({ type: 'copy.requested' });
  expect(share.value()).toEqual('copying');
  share.reject('copyLink', lost());
  expect(share.value()).toEqual('notCopied');
  share.send({ type: 'copy.requested' });
  expect(share.value()).toEqual('copying');
  share.resolve('copyPatience');
  expect(share.value()).toEqual('notCopied');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.resolve('shareByDevice', true);
  expect(share.value()).toEqual('idle');
  share.send(sharePaths.events.factsChangedToOtherAsMember);
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'asking' });
  share.resolve('loadAffiliateConfig', { enabled: true, commission: 5 });
  expect(share.value()).toEqual({ preparing: 'naming' });
  share.resolve('makeAffiliateLink', 'https://shop.test/p/koper/A-01?affiliateId=AF1234');
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.reject('shortenLink', lost());
  expect(share.value()).toEqual('idle');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.send(sharePaths.events.factsChangedToOther);
  expect(share.value()).toEqual('unprepared');
  share.send(sharePaths.events.factsChangedToOtherAsMember);
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'naming' });
  share.reject('makeAffiliateLink', lost());
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('patience');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.resolve('shareByDevice', false);
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.reject('shareByDevice', lost());
  expect(share.value()).toEqual('notHanded');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'naming' });
  share.resolve('patience');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.resolve('devicePatience');
  expect(share.value()).toEqual({ handing: 'overdue' });
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.reject('shareByDevice', lost());
  expect(share.value()).toEqual('notHanded');
  share.send({ type: 'copy.requested' });
  expect(share.value()).toEqual('copying');
  share.reject('copyLink', lost());
  expect(share.value()).toEqual('notCopied');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'naming' });
  share.resolve('patience');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.reject('shareByDevice', lost());
  expect(share.value()).toEqual('notHanded');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  expect(share.told()).toEqual([]);
  expect(share.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(share.record()).toEqual(records.get('walk 1: 44 steps to handing.asking'));
});

test('share, walk 2: 2 steps to preparing.shortening', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.member,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'asking' });
  share.resolve('loadAffiliateConfig', { enabled: false, commission: 0 });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 2: 2 steps to preparing.shortening'));
});

test('share, walk 3: 2 steps to preparing.shortening', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.member,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'asking' });
  share.reject('loadAffiliateConfig', lost());
  expect(share.value()).toEqual({ preparing: 'shortening' });
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 3: 2 steps to preparing.shortening'));
});

test('share, walk 4: 3 steps to preparing.shortening', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.item,
  });
  expect(share.value()).toEqual('unprepared');
  share.send(sharePaths.events.factsChangedToOther);
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.send(sharePaths.events.factsChangedToOther);
  expect(share.value()).toEqual({ preparing: 'shortening' });
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 4: 3 steps to preparing.shortening'));
});

test('share, walk 5: 1 step to unprepared', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.nothing,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual('unprepared');
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 5: 1 step to unprepared'));
});

test('share, walk 6: 3 steps to idle', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.item,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('shortenLink', 'https://shop.test/s/abc');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual('idle');
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 6: 3 steps to idle'));
});

test('share, walk 7: 5 steps to notCopied', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.item,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('shortenLink', 'https://shop.test/s/abc');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'copy.requested' });
  expect(share.value()).toEqual('copying');
  share.reject('copyLink', lost());
  expect(share.value()).toEqual('notCopied');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual('notCopied');
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 7: 5 steps to notCopied'));
});

test('share, walk 8: 5 steps to notHanded', () => {
  const share = drive(shareMachine, {
    ...options,
    input: sharePaths.inputs.item,
  });
  expect(share.value()).toEqual('unprepared');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual({ preparing: 'shortening' });
  share.resolve('shortenLink', 'https://shop.test/s/abc');
  expect(share.value()).toEqual('idle');
  share.send({ type: 'device.requested', title: 'Koper' });
  expect(share.value()).toEqual({ handing: 'asking' });
  share.reject('shareByDevice', lost());
  expect(share.value()).toEqual('notHanded');
  share.send({ type: 'link.needed' });
  expect(share.value()).toEqual('notHanded');
  expect(share.told()).toEqual([]);
  expect(share.record()).toEqual(records.get('walk 8: 5 steps to notHanded'));
});
