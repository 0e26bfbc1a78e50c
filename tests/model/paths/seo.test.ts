// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { seoMachine } from '#src/machines/seo/seo/seoMachine.ts';
import { seoPaths } from '#src/machines/seo/seo/seoPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadContent', 'loadLinks'],
  systemId: 'seo',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/seo.md', import.meta.url));

test('seo, walk 1: 19 steps to {content.loading, links.loading, known}', () => {
  const seo = drive(seoMachine, {
    ...options,
    input: seoPaths.inputs.item,
  });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.send(seoPaths.events.factsChanged);
  seo.send(seoPaths.events.factsChangedToOtherItem);
  seo.send(seoPaths.events.factsChangedToNothing);
  expect(seo.value()).toEqual({ content: 'none', links: 'none', known: {} });
  seo.send(seoPaths.events.factsChanged);
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.resolve('loadContent', {
    title: 'Koper',
    description: 'Koper kabin.',
    text: ['Ringan.'],
    keywords: ['koper'],
  });
  expect(seo.value()).toEqual({ content: 'ready', links: 'loading', known: {} });
  seo.resolve('loadLinks', [{ name: 'Koper kabin', url: '/_search?searchTerm=koper%20kabin' }]);
  expect(seo.value()).toEqual({ content: 'ready', links: 'ready', known: {} });
  seo.send(seoPaths.events.factsChangedToOtherItem);
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadContent', lost());
  expect(seo.value()).toEqual({ content: 'unreached', links: 'loading', known: {} });
  seo.send({ type: 'retry.requested' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadLinks', lost());
  expect(seo.value()).toEqual({ content: 'loading', links: 'unreached', known: {} });
  seo.send({ type: 'retry.requested' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadContent', refused(null, 500));
  expect(seo.value()).toEqual({ content: 'failed', links: 'loading', known: {} });
  seo.send({ type: 'retry.requested' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadLinks', refused(null, 500));
  expect(seo.value()).toEqual({ content: 'loading', links: 'failed', known: {} });
  seo.send({ type: 'retry.requested' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadContent', lost());
  expect(seo.value()).toEqual({ content: 'unreached', links: 'loading', known: {} });
  seo.send({ type: 'network.returned' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  seo.reject('loadLinks', lost());
  expect(seo.value()).toEqual({ content: 'loading', links: 'unreached', known: {} });
  seo.send({ type: 'network.returned' });
  expect(seo.value()).toEqual({ content: 'loading', links: 'loading', known: {} });
  expect(seo.told()).toEqual([]);
  expect(seo.record()).toEqual(records.get('walk 1: 19 steps to {content.loading, links.loading, known}'));
});
