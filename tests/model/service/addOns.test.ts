import { describe, expect, test } from 'vitest';
import { addOnsMachine } from '#src/machines/service/addOns/addOnsMachine.ts';
import { addOnsPaths } from '#src/machines/service/addOns/addOnsPaths.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const service = (id: string): Service => ({
  id,
  name: id,
  price: 50_000,
  basisPoints: null,
  description: '',
  includes: [],
});
type Type = 'INSTALLATION' | 'INSURANCE';

function open(facts = partFacts()) {
  const part = drive(addOnsMachine, {
    actors: ['askAvailability', 'loadAddOns'],
    systemId: 'addOns',
    input: facts,
  });
  const idOf = (type: Type, what: string) =>
    `${type === 'INSTALLATION' ? 'installation' : 'insurance'}${what}`;
  /** A type of services arrives. */
  const offer = (type: Type, ...ids: string[]) => {
    part.resolve(idOf(type, 'Availability'), true);
    part.resolve(
      idOf(type, 'Services'),
      ids.map((id) => service(id)),
    );
  };
  const toggle = (addOnType: Type, id: string) => part.send({ type: 'addOn.toggled', addOnType, id });
  const told = () => part.context()['told'];
  return { part, offer, toggle, told, idOf };
}

describe('what is bought with a product', () => {
  test('every transition', () => {
    expectEveryTransition(addOnsPaths);
  });

  test('[ADDON-01..03] each type is asked for by itself, and listed only where there are any', () => {
    const { part, offer, idOf } = open();
    expect(part.waiting()).toEqual(['installationAvailability', 'insuranceAvailability']);
    expect(part.inputOf('insuranceAvailability')).toEqual({
      type: 'INSURANCE',
      itemSku: 'A-01',
      postalCode: partFacts().destination.postalCode,
    });
    part.resolve(idOf('INSTALLATION', 'Availability'), false);
    expect(part.value()).toEqual({ installation: 'none', insurance: 'asking' });
    offer('INSURANCE', 'INS-1');
    expect(part.value()).toEqual({ installation: 'none', insurance: 'offered' });
    expect(part.context()).toMatchObject({ services: { INSTALLATION: [], INSURANCE: [{ id: 'INS-1' }] } });
  });

  test('[ADDON-06] where it cannot be loaded it counts as not available; trying again asks anew', () => {
    const { part, offer } = open();
    part.reject('installationAvailability', refused('INTERNAL_ERROR', 500));
    part.resolve('insuranceAvailability', true);
    part.reject('insuranceServices', lost());
    expect(part.value()).toEqual({ installation: 'failed', insurance: 'unreached' });
    expect(part.context()).toMatchObject({ services: { INSTALLATION: [], INSURANCE: [] } });
    part.send({ type: 'network.returned' });
    expect(part.value()).toEqual({ installation: 'failed', insurance: 'asking' });
    part.send({ type: 'retry.requested' });
    offer('INSTALLATION', 'INST-1');
    expect(part.value()).toMatchObject({ installation: 'offered' });
  });

  test.each(['Availability', 'Services'])(
    '[ADDON-06, ADDON-10] drops the choice when a reload of its %s fails',
    (what) => {
      const { part, offer, toggle, told, idOf } = open();
      offer('INSTALLATION', 'INST-1');
      toggle('INSTALLATION', 'INST-1');
      expect(told()).toEqual([{ type: 'INSTALLATION', id: 'INST-1' }]);
      part.send({ type: 'page.outdated' });
      if (what === 'Services') part.resolve(idOf('INSTALLATION', 'Availability'), true);
      part.reject(idOf('INSTALLATION', what), refused('INTERNAL_ERROR', 500));
      expect(part.context()).toMatchObject({
        services: { INSTALLATION: [] },
        chosen: { INSTALLATION: null },
        missed: { INSTALLATION: true },
      });
      expect(told()).toEqual([]);
    },
  );

  test('[ADDON-04] chooses one of each type, tells the purchase, and a second press drops it', () => {
    const { offer, toggle, told, part } = open();
    offer('INSTALLATION', 'INST-1', 'INST-2');
    offer('INSURANCE', 'INS-1');
    toggle('INSTALLATION', 'INST-1');
    toggle('INSURANCE', 'INS-1');
    toggle('INSTALLATION', 'INST-2');
    expect(told()).toEqual([
      { type: 'INSTALLATION', id: 'INST-2' },
      { type: 'INSURANCE', id: 'INS-1' },
    ]);
    toggle('INSURANCE', 'INS-1');
    expect(told()).toEqual([{ type: 'INSTALLATION', id: 'INST-2' }]);
    toggle('INSTALLATION', 'INST-9');
    toggle('INSURANCE', 'INST-2');
    expect(told()).toEqual([{ type: 'INSTALLATION', id: 'INST-2' }]);
    expect(part.toPage.at(-1)).toMatchObject({
      type: 'part.told',
      name: 'addToCart',
      event: { type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST-2' }] },
    });
  });

  test('[ADDON-10] another option keeps the choice while loading, and then where it is offered', () => {
    const { part, offer, toggle, told } = open();
    offer('INSTALLATION', 'INST-1');
    offer('INSURANCE', 'INS-1');
    toggle('INSTALLATION', 'INST-1');
    toggle('INSURANCE', 'INS-1');
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(told()).toHaveLength(2);
    offer('INSTALLATION', 'INST-1');
    offer('INSURANCE', 'INS-9');
    expect(told()).toEqual([{ type: 'INSTALLATION', id: 'INST-1' }]);
    expect(part.context()).toMatchObject({ missed: { INSTALLATION: false, INSURANCE: true } });
    toggle('INSURANCE', 'INS-9');
    expect(part.context()).toMatchObject({ missed: { INSURANCE: false } });
  });

  test('[ADDON-10] a pickup drops the installation, says so, and keeps the protection', () => {
    const { part, offer, toggle, told } = open();
    offer('INSTALLATION', 'INST-1');
    offer('INSURANCE', 'INS-1');
    toggle('INSTALLATION', 'INST-1');
    toggle('INSURANCE', 'INS-1');
    part.send({ type: 'facts.changed', facts: partFacts({}, { fulfilment: 'PICKUP' }) });
    expect(part.value()).toEqual({ installation: 'none', insurance: 'offered' });
    expect(told()).toEqual([{ type: 'INSURANCE', id: 'INS-1' }]);
    expect(part.context()).toMatchObject({ missed: { INSTALLATION: true, INSURANCE: false } });
  });

  test('[ADDON-01] another place is asked for anew, the same one is not; groceries have none', () => {
    const { part, offer } = open();
    offer('INSTALLATION', 'INST-1');
    part.resolve('insuranceAvailability', false);
    part.send({ type: 'facts.changed', facts: partFacts() });
    expect(part.waiting()).toEqual([]);
    const destination = { ...partFacts().destination, postalCode: '97124' };
    part.send({ type: 'facts.changed', facts: partFacts({}, { destination }) });
    expect(part.inputOf('installationAvailability')).toMatchObject({ postalCode: '97124' });
    part.send({ type: 'facts.changed', facts: partFacts({}, { vendor: 'grocery' }) });
    expect(part.value()).toEqual({ installation: 'none', insurance: 'none' });
  });

  test('[SHIP-24] nothing is asked for before it is known where it goes, and a choice stays', () => {
    const { part, offer, told } = open(partFacts({}, { isDestinationKnown: false }));
    part.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
    expect(part.waiting()).toEqual([]);
    expect(part.value()).toEqual({ installation: 'waiting', insurance: 'waiting' });
    part.send({ type: 'facts.changed', facts: partFacts() });
    offer('INSTALLATION', 'INST-1');
    expect(told()).toEqual([{ type: 'INSTALLATION', id: 'INST-1' }]);
  });

  test('[AUTH-05] what a login brings back is chosen at once, and settled by what can be had', () => {
    const { part, offer, told } = open();
    const addOns = [
      { type: 'INSTALLATION', id: 'INST-1' },
      { type: 'INSURANCE', id: 'INS-1' },
    ];
    part.send({ type: 'addOns.restored', addOns });
    expect(told()).toEqual(addOns);
    offer('INSTALLATION', 'INST-1');
    part.resolve('insuranceAvailability', false);
    expect(told()).toEqual([addOns[0]]);
    expect(part.context()).toMatchObject({ missed: { INSURANCE: true } });
  });

  test('[CART-26] the one that was refused is chosen no more, and asked for anew', () => {
    const { part, offer, toggle, told } = open();
    offer('INSTALLATION', 'INST-1');
    offer('INSURANCE', 'INS-1');
    toggle('INSTALLATION', 'INST-1');
    toggle('INSURANCE', 'INS-1');
    part.send({ type: 'addOn.refused', addOnType: 'INSTALLATION' });
    expect(told()).toEqual([{ type: 'INSURANCE', id: 'INS-1' }]);
    expect(part.waiting()).toEqual(['installationAvailability']);
    expect(part.context()).toMatchObject({ missed: { INSTALLATION: false } });
  });
});

test('[ADDON-10] that a choice is gone is still said when what can be had is told once more', () => {
  const { part, offer, toggle } = open();
  offer('INSTALLATION', 'INST-1');
  offer('INSURANCE', 'INS-1');
  toggle('INSURANCE', 'INS-1');
  for (const _ of ['gone', 'asked again']) {
    part.send({ type: 'page.outdated' });
    offer('INSTALLATION', 'INST-1');
    offer('INSURANCE', 'INS-9');
    expect(part.context()).toMatchObject({ missed: { INSTALLATION: false, INSURANCE: true } });
  }
});
