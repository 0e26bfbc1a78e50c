import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { measurementMachine } from '#src/machines/measurement/measurement/measurementMachine.ts';
import { measurementPaths } from '#src/machines/measurement/measurement/measurementPaths.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

function open(itemSku: string, config: Record<string, string> | null = null) {
  const told: AnalyticsEvent[] = [];
  const track = (_: unknown, event: AnalyticsEvent) => void told.push(event);
  const machine = measurementMachine.provide({ actions: { track } } as never);
  return {
    ...drive(machine, { actors: [], systemId: 'measurement', input: { ...partFacts({ itemSku }), config } }),
    told,
  };
}

describe('measurement', () => {
  test('every transition', () => {
    expectEveryTransition(measurementPaths);
  });

  test('[ANALYTICS-10] a section is told once for each product that it was seen of', () => {
    const part = open('A-01');
    part.send({ type: 'section.seen', section: 'reviews' });
    part.send({ type: 'section.seen', section: 'reviews' });
    part.send({ type: 'section.seen', section: 'seller' });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) });
    part.send({ type: 'section.seen', section: 'seller' });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    part.send({ type: 'section.seen', section: 'reviews' });
    expect(part.told).toEqual([
      { name: 'section_view', data: { itemSku: 'A-01', section: 'reviews' } },
      { name: 'section_view', data: { itemSku: 'A-01', section: 'seller' } },
      { name: 'section_view', data: { itemSku: 'A-02', section: 'reviews' } },
    ]);
  });

  test('[RECO-14] a list of recommendations is told once for each product that it was seen beside', () => {
    const part = open('A-01');
    part.send({ type: 'list.seen', list: 'complements' });
    part.send({ type: 'section.seen', section: 'recommendation' });
    part.send({ type: 'list.seen', list: 'ads' });
    part.send({ type: 'list.seen', list: 'complements' });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    part.send({ type: 'list.seen', list: 'complements' });
    expect(part.told).toEqual([
      { name: 'recommendation_view', data: { itemSku: 'A-01', list: 'complements' } },
      { name: 'section_view', data: { itemSku: 'A-01', section: 'recommendation' } },
      { name: 'recommendation_view', data: { itemSku: 'A-01', list: 'ads' } },
      { name: 'recommendation_view', data: { itemSku: 'A-02', list: 'complements' } },
    ]);
  });

  const seen = (told: string[] = []) =>
    ({ type: 'experiment.seen', experiment: 'cashback-price', told }) as const;
  const assigned = (variant: string) => ({ 'exp.assigned': `cashback-price:${variant}` });
  const exposure = (variant: string) => ({
    name: 'experiment_exposure',
    data: { experiment: 'cashback-price', variant },
  });

  test('[EXP-04] reports a seen variant once for all products, and another variant anew', () => {
    const part = open('A-01', assigned('false'));
    part.send(seen());
    part.send(seen());
    part.send({
      type: 'facts.changed',
      facts: { ...partFacts({ itemSku: 'A-02' }), config: assigned('false') },
    });
    part.send(seen());
    part.send({
      type: 'facts.changed',
      facts: { ...partFacts({ itemSku: 'A-02' }), config: assigned('true') },
    });
    part.send(seen());
    part.send(seen());
    expect(part.told).toEqual([exposure('false'), exposure('true')]);
  });

  test('[EXP-04] what was told before on this device is not told again, but another variant is', () => {
    const part = open('A-01', assigned('true'));
    part.send(seen(['cashback-price:true']));
    expect(part.told).toEqual([]);
    part.send(seen(['cashback-price:false']));
    expect(part.told).toEqual([exposure('true')]);
  });

  test.each([
    ['forced or is the control of whoever was assigned none', { 'exp.cashback-price': 'true' }],
    ['is of another experiment', { 'exp.assigned': 'default-active-sort:LATEST' }],
    ['is none that there is', { 'exp.assigned': 'cashback-price:maybe' }],
    ['is not known yet', null],
  ])('[EXP-04] nothing is told of a variant that %s', (_, config) => {
    const part = open('A-01', config);
    part.send(seen());
    expect(part.told).toEqual([]);
  });

  test('[ANALYTICS-10] how the page did is told as it was measured', () => {
    const part = open('A-01');
    part.send({ type: 'vital.measured', metric: 'CLS', value: 0.02, rating: 'good' });
    expect(part.told).toEqual([{ name: 'web_vital', data: { metric: 'CLS', value: 0.02, rating: 'good' } }]);
  });
});
