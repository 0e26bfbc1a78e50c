import { describe, expect, test } from 'vitest';
import {
  COPY_PATIENCE_MS,
  DEVICE_SHARE_PATIENCE_MS,
  SHARE_LINK_PATIENCE_MS,
} from '#src/domain/shell/limits.ts';
import { sharedLinkOf, shareMachine } from '#src/machines/share/share/shareMachine.ts';
import { sharePaths } from '#src/machines/share/share/sharePaths.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const PATH = '/p/koper/A-01';

function open(input = partFacts({ itemSku: 'A-01' })) {
  return drive(shareMachine, {
    actors: [
      'waitFor',
      'loadAffiliateConfig',
      'makeAffiliateLink',
      'shortenLink',
      'copyLink',
      'shareByDevice',
    ],
    systemId: 'share',
    input,
  });
}
/** The ways are looked at, and the service has a short link for this one. */
function openReady(short: string | null = null) {
  const part = open();
  part.send({ type: 'link.needed' });
  if (short === null) part.reject('shortenLink', lost());
  else part.resolve('shortenLink', short);
  return part;
}
const MEMBER = partFacts({ itemSku: 'A-01' }, { isMember: true });
const SHORT = 'https://shop.test/s/ABC';
const THEIRS = 'https://shop.test/p/koper/A-01?affiliateId=AF1234';

describe('share', () => {
  test('every transition', () => {
    expectEveryTransition(sharePaths);
  });

  test('[SHARE-02] the link is copied once, and then said to be', () => {
    const part = openReady();
    part.send({ type: 'copy.requested' });
    part.send({ type: 'copy.requested' });
    expect(part.waiting()).toEqual(['copyLink', 'copyPatience']);
    expect(part.inputOf('copyLink')).toEqual({ link: PATH });
    expect(part.toToast).toEqual([]);
    part.resolve('copyLink');
    expect(part.toToast).toMatchObject([{ toast: { copyKey: 'share.copied', tone: 'good' } }]);
    part.send({ type: 'copy.requested' });
    expect(part.waiting()).toEqual(['copyLink', 'copyPatience']);
  });

  test('[SHARE-02] what could not be copied is not said to be, and can be tried again', () => {
    const part = openReady();
    part.send({ type: 'copy.requested' });
    part.reject('copyLink', lost());
    expect(part.value()).toBe('notCopied');
    expect(part.toToast).toEqual([]);
    part.send({ type: 'copy.requested' });
    part.resolve('copyLink');
    expect(part.value()).toBe('idle');
  });

  test('[SHARE-17] a clipboard that never answers gives the link to be copied by hand', () => {
    const part = openReady();
    part.send({ type: 'copy.requested' });
    expect(part.inputOf('copyPatience')).toEqual({ ms: COPY_PATIENCE_MS });
    part.resolve('copyPatience');
    expect([part.value(), part.waiting()]).toEqual(['notCopied', []]);
  });

  test('[SHARE-17] while the device does not answer the link is copied all the same', () => {
    const part = openReady();
    part.send({ type: 'device.requested', title: 'Koper' });
    expect(part.snapshot().hasTag('pending')).toBe(false);
    part.send({ type: 'copy.requested' });
    part.resolve('copyLink');
    expect([part.value(), part.waiting()]).toEqual(['idle', []]);
  });

  test('[SHARE-17] a device that does not answer is said, asked again, and still heard', () => {
    const part = openReady();
    part.send({ type: 'device.requested', title: 'Koper' });
    expect(part.inputOf('devicePatience')).toEqual({ ms: DEVICE_SHARE_PATIENCE_MS });
    part.send({ type: 'device.requested', title: 'Koper' });
    part.resolve('devicePatience');
    expect(part.value()).toEqual({ handing: 'overdue' });
    part.send({ type: 'device.requested', title: 'Koper' });
    expect(part.value()).toEqual({ handing: 'asking' });
    part.resolve('devicePatience');
    part.resolve('shareByDevice', true);
    expect([part.value(), part.waiting()]).toEqual(['idle', []]);
  });

  test('[SHARE-03] the device is given name and link; called off is no failure, refused is one', () => {
    const part = openReady();
    part.send({ type: 'device.requested', title: 'Koper' });
    expect(part.inputOf('shareByDevice')).toEqual({ link: PATH, title: 'Koper' });
    part.resolve('shareByDevice', false);
    expect(part.value()).toBe('idle');
    part.send({ type: 'device.requested', title: 'Koper' });
    part.reject('shareByDevice', lost());
    expect(part.value()).toBe('notHanded');
    part.send({ type: 'device.requested', title: 'Koper' });
    part.resolve('shareByDevice', true);
    expect(part.value()).toBe('idle');
  });

  test('[SHARE-01] the link is that of the option chosen now, at its vendor', () => {
    const part = openReady(SHORT);
    expect(sharedLinkOf(part.context())).toBe(SHORT);
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-02', urlFriendlyName: 'koper biru' }, { vendor: 'grocery' }),
    });
    expect(part.value()).toBe('unprepared');
    expect(sharedLinkOf(part.context())).toBe('/grocery/p/koper%20biru/A-02');
    part.send({ type: 'link.needed' });
    expect(part.inputOf('shortenLink')).toEqual({ link: '/grocery/p/koper%20biru/A-02' });
    part.resolve('shortenLink', `${SHORT}D`);
    part.send({ type: 'copy.requested' });
    expect(part.inputOf('copyLink')).toEqual({ link: `${SHORT}D` });
  });

  test('[SHARE-09] what changed about the same option leaves its link as it is', () => {
    const part = openReady(SHORT);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) });
    expect([part.value(), sharedLinkOf(part.context())]).toEqual(['idle', SHORT]);
  });

  test('[SHARE-01] nothing is shared while nothing is shown', () => {
    const part = open({ ...partFacts(), item: null } as never);
    part.send({ type: 'link.needed' });
    part.send({ type: 'copy.requested' });
    part.send({ type: 'device.requested', title: 'Koper' });
    expect(part.waiting()).toEqual([]);
  });

  test('[SHARE-09, SHARE-14] shortens the link once it is needed, and shares nothing before', () => {
    const part = open();
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'link.needed' });
    expect(part.waiting()).toEqual(['patience', 'shortenLink']);
    expect(part.inputOf('patience')).toEqual({ ms: SHARE_LINK_PATIENCE_MS });
    part.send({ type: 'copy.requested' });
    expect(part.waiting()).toEqual(['patience', 'shortenLink']);
    part.resolve('shortenLink', SHORT);
    part.send({ type: 'copy.requested' });
    expect(part.inputOf('copyLink')).toEqual({ link: SHORT });
  });

  test('[SHARE-09, SHARE-14] without the service, or too late, it is the long one', () => {
    const failed = openReady();
    expect([failed.value(), sharedLinkOf(failed.context())]).toEqual(['idle', PATH]);
    const late = open();
    late.send({ type: 'link.needed' });
    late.resolve('patience');
    expect([late.value(), sharedLinkOf(late.context())]).toEqual(['idle', PATH]);
    expect(late.waiting()).toEqual([]);
  });

  test('[SHARE-10] an affiliate shares the link that is known to be theirs, made short', () => {
    const part = open(MEMBER);
    part.send({ type: 'link.needed' });
    part.resolve('loadAffiliateConfig', { enabled: true, commission: 5 });
    expect(part.inputOf('makeAffiliateLink')).toEqual({ itemSku: 'A-01', link: PATH });
    part.resolve('makeAffiliateLink', THEIRS);
    expect(part.inputOf('shortenLink')).toEqual({ link: THEIRS });
    part.reject('shortenLink', lost());
    expect(sharedLinkOf(part.context())).toBe(THEIRS);
    // Asked once, it is known for the next option.
    const other = partFacts({ itemSku: 'A-02' }, { isMember: true });
    part.send({ type: 'facts.changed', facts: other });
    part.send({ type: 'link.needed' });
    expect(part.waiting()).toEqual(['patience', 'makeAffiliateLink']);
    part.reject('makeAffiliateLink', lost());
    expect(part.inputOf('shortenLink')).toEqual({ link: '/p/koper/A-02' });
  });

  test('[SHARE-09, SHARE-10] repeats failed calls when the link is needed again, until it is there', () => {
    const part = open(MEMBER);
    part.send({ type: 'link.needed' });
    part.reject('loadAffiliateConfig', lost());
    part.resolve('shortenLink', SHORT);
    part.send({ type: 'link.needed' });
    part.resolve('loadAffiliateConfig', { enabled: true, commission: 5 });
    part.resolve('makeAffiliateLink', THEIRS);
    part.reject('shortenLink', lost());
    expect(sharedLinkOf(part.context())).toBe(THEIRS);
    part.send({ type: 'link.needed' });
    expect(part.waiting()).toEqual(['patience', 'shortenLink']);
    part.resolve('shortenLink', `${SHORT}D`);
    part.send({ type: 'link.needed' });
    expect([part.waiting(), sharedLinkOf(part.context())]).toEqual([[], `${SHORT}D`]);
  });

  test('[SHARE-10] a guest, and a member with the programme off or unknown, share the plain link', () => {
    const guest = open();
    guest.send({ type: 'link.needed' });
    expect(guest.waiting()).toEqual(['patience', 'shortenLink']);
    const off = open(MEMBER);
    off.send({ type: 'link.needed' });
    off.resolve('loadAffiliateConfig', { enabled: false, commission: 5 });
    expect(off.inputOf('shortenLink')).toEqual({ link: PATH });
    const untold = open(MEMBER);
    untold.send({ type: 'link.needed' });
    untold.reject('loadAffiliateConfig', lost());
    expect(untold.inputOf('shortenLink')).toEqual({ link: PATH });
  });
});
