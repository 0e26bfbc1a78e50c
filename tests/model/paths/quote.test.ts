// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { quoteMachine } from '#src/machines/quote/quote/quoteMachine.ts';
import { quotePaths } from '#src/machines/quote/quote/quotePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['askForQuote'],
  systemId: 'quote',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/quote.md', import.meta.url));

test('quote, walk 1: 20 steps to failed', () => {
  const quote = drive(quoteMachine, {
    ...options,
    input: quotePaths.inputs.item,
  });
  expect(quote.value()).toEqual('editing');
  quote.send(quotePaths.events.factsChangedToOther);
  quote.send({ type: 'quote.changed', field: 'quantity', text: '50' });
  quote.send({ type: 'quote.submitted' });
  quote.send({ type: 'quote.changed', field: 'quantity', text: '' });
  quote.send({
    type: 'wish.resumed',
    wish: {
      kind: 'quote',
      itemSku: 'A-01',
      draft: { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
    },
    isFlashSaleGone: false,
  });
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('sending');
  quote.resolve('askForQuote', { number: 7 });
  expect(quote.value()).toEqual('asked');
  quote.send(quotePaths.events.factsChangedToSame);
  expect(quote.value()).toEqual('editing');
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('sending');
  quote.reject('askForQuote', lost());
  expect(quote.value()).toEqual('failed');
  quote.send({ type: 'quote.changed', field: 'quantity', text: '50' });
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('sending');
  quote.reject('askForQuote', refused('LOGIN_REQUIRED', 401));
  expect(quote.value()).toEqual('editing');
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('sending');
  quote.reject('askForQuote', refused('QUOTE_ALREADY_EXISTS', 409, { quote: 5 }));
  expect(quote.value()).toEqual('askedBefore');
  quote.send(quotePaths.events.factsChangedToOther);
  expect(quote.value()).toEqual('editing');
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('sending');
  quote.reject('askForQuote', lost());
  expect(quote.value()).toEqual('failed');
  quote.send({ type: 'quote.changed', field: 'quantity', text: '' });
  quote.send({ type: 'quote.submitted' });
  expect(quote.value()).toEqual('failed');
  expect(quote.told()).toEqual(['login.needed']);
  expect(quote.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(quote.record()).toEqual(records.get('walk 1: 20 steps to failed'));
});

test('quote, walk 2: 1 step to sending', () => {
  const quote = drive(quoteMachine, {
    ...options,
    input: quotePaths.inputs.item,
  });
  expect(quote.value()).toEqual('editing');
  quote.send({
    type: 'wish.resumed',
    wish: {
      kind: 'quote',
      itemSku: 'A-01',
      draft: { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
    },
    isFlashSaleGone: false,
  });
  expect(quote.value()).toEqual('sending');
  expect(quote.told()).toEqual([]);
  expect(quote.record()).toEqual(records.get('walk 2: 1 step to sending'));
});

test('quote, walk 3: 2 steps to sending', () => {
  const quote = drive(quoteMachine, {
    ...options,
    input: quotePaths.inputs.item,
  });
  expect(quote.value()).toEqual('editing');
  quote.send({
    type: 'wish.resumed',
    wish: {
      kind: 'quote',
      itemSku: 'A-01',
      draft: { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
    },
    isFlashSaleGone: false,
  });
  expect(quote.value()).toEqual('sending');
  quote.send(quotePaths.events.factsChangedToSame);
  expect(quote.value()).toEqual('sending');
  expect(quote.told()).toEqual([]);
  expect(quote.record()).toEqual(records.get('walk 3: 2 steps to sending'));
});

test('quote, walk 4: 2 steps to editing', () => {
  const quote = drive(quoteMachine, {
    ...options,
    input: quotePaths.inputs.item,
  });
  expect(quote.value()).toEqual('editing');
  quote.send({ type: 'quote.changed', field: 'quantity', text: '50' });
  quote.send({
    type: 'wish.resumed',
    wish: {
      kind: 'quote',
      itemSku: 'A-01',
      draft: { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
    },
    isFlashSaleGone: false,
  });
  expect(quote.value()).toEqual('editing');
  expect(quote.told()).toEqual([]);
  expect(quote.record()).toEqual(records.get('walk 4: 2 steps to editing'));
});
