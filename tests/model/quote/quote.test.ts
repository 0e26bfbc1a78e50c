import { describe, expect, test } from 'vitest';
import { quoteMachine } from '#src/machines/quote/quote/quoteMachine.ts';
import { quotePaths } from '#src/machines/quote/quote/quotePaths.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const GOOD = { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' };

function open(user: { email: string } | null = null) {
  const part = drive(quoteMachine, {
    actors: ['askForQuote'],
    systemId: 'quote',
    user,
    input: partFacts({ itemSku: 'A-01' }),
  });
  const type = (draft: Partial<typeof GOOD>) => {
    for (const [field, text] of Object.entries(draft)) part.send({ type: 'quote.changed', field, text });
  };
  const submit = () => part.send({ type: 'quote.submitted' });
  return { part, type, submit };
}

describe('quote', () => {
  test('every transition', () => {
    expectEveryTransition(quotePaths);
  });

  test('[QUOTE-01] what was typed is sent for the shown item, once, and its number is kept', () => {
    const { part, type, submit } = open();
    type(GOOD);
    submit();
    submit();
    expect(part.waiting()).toEqual(['askForQuote']);
    expect(part.inputOf('askForQuote')).toEqual({
      itemSku: 'A-01',
      request: { quantity: 50, company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
    });
    part.resolve('askForQuote', { number: 7 });
    expect(part.value()).toBe('asked');
    expect(part.context()).toMatchObject({ number: 7, failure: null });
    submit();
    expect(part.waiting()).toEqual([]);
  });

  test('[QUOTE-03] what is not complete is not sent, and said from then on', () => {
    const { part, type, submit } = open();
    type({ ...GOOD, quantity: '9' });
    expect(part.context()).toMatchObject({ isChecked: false });
    submit();
    expect(part.waiting()).toEqual([]);
    expect(part.context()).toMatchObject({ isChecked: true });
    type({ quantity: '10' });
    submit();
    expect(part.waiting()).toEqual(['askForQuote']);
  });

  test('[QUOTE-03] the member’s own address is proposed, and never over what was typed', () => {
    const { part, type, submit } = open({ email: 'ayu@contoh.id' });
    expect(part.context()).toMatchObject({ draft: { contact: 'ayu@contoh.id' } });
    type({ ...GOOD, contact: '081234567890' });
    submit();
    part.reject('askForQuote', refused('LOGIN_REQUIRED', 401));
    expect(part.context()).toMatchObject({ draft: { ...GOOD, contact: '081234567890' } });
  });

  test('[QUOTE-02, AUTH-15] an ended session asks for the login and keeps the draft', () => {
    const { part, type, submit } = open();
    type(GOOD);
    submit();
    part.reject('askForQuote', refused('LOGIN_REQUIRED', 401));
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { kind: 'quote', itemSku: 'A-01', draft: GOOD } },
      },
    ]);
    expect(part.value()).toBe('editing');
    expect(part.context()).toMatchObject({ draft: GOOD });
  });

  const resumed = (draft: Partial<typeof GOOD> | null, itemSku = 'A-01') => ({
    type: 'wish.resumed',
    wish: { kind: 'quote', itemSku, draft: draft && { ...GOOD, ...draft } },
    isFlashSaleGone: false,
  });
  test('[QUOTE-06, AUTH-13] after the login it is sent as it was, once', () => {
    const { part } = open({ email: 'ayu@contoh.id' });
    part.send(resumed({}));
    part.send(resumed({}));
    expect(part.waiting()).toEqual(['askForQuote']);
    expect(part.inputOf('askForQuote')).toMatchObject({ request: { contact: GOOD.contact, quantity: 50 } });
    part.reject('askForQuote', lost());
    // Only the sender sends a failed request again.
    part.send(resumed({}));
    expect(part.value()).toBe('failed');
    expect(part.context()).toMatchObject({ draft: GOOD });
  });

  test('[QUOTE-06] only fills in an invalid or foreign request, and keeps words typed since', () => {
    const { part } = open();
    part.send(resumed(null));
    expect(part.value()).toBe('editing');
    part.send(resumed({ quantity: '9' }));
    expect(part.value()).toBe('editing');
    expect(part.context()).toMatchObject({ draft: { ...GOOD, quantity: '9' } });
    const other = open();
    other.part.send(resumed({}, 'A-02'));
    expect(other.part.value()).toBe('editing');
    expect(other.part.context()).toMatchObject({ draft: GOOD });
    for (const field of ['quantity', 'company', 'message']) {
      const { part: typing, type } = open();
      type({ [field]: '7' });
      typing.send(resumed({}));
      expect(typing.value(), field).toBe('editing');
      expect(typing.context(), field).toMatchObject({ draft: { contact: '', [field]: '7' } });
    }
  });

  test('[QUOTE-04] one that stands already is told by its number', () => {
    const { part, type, submit } = open();
    type(GOOD);
    submit();
    part.reject('askForQuote', refused('QUOTE_ALREADY_EXISTS', 409, { quote: 5 }));
    expect(part.value()).toBe('askedBefore');
    expect(part.context()).toMatchObject({ number: 5, failure: null });
  });

  test('[QUOTE-05] a failure keeps the draft, and only the sender sends it again', () => {
    const { part, type, submit } = open();
    type(GOOD);
    submit();
    part.reject('askForQuote', lost());
    expect(part.value()).toBe('failed');
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    expect(part.context()).toMatchObject({ draft: GOOD });
    submit();
    part.resolve('askForQuote', { number: 8 });
    expect(part.context()).toMatchObject({ number: 8, failure: null });
  });

  test('[QUOTE-04] another option begins anew with the draft, the same one changes nothing', () => {
    const { part, type, submit } = open();
    type(GOOD);
    submit();
    part.resolve('askForQuote', { number: 7 });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) });
    expect(part.value()).toBe('asked');
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(part.value()).toBe('editing');
    expect(part.context()).toMatchObject({ itemSku: 'A-02', number: null, draft: GOOD });
    submit();
    expect(part.inputOf('askForQuote')).toMatchObject({ itemSku: 'A-02' });
  });
});

test('[QUOTE-03] another item shows no errors of the form before it is sent', () => {
  const { part, type, submit } = open();
  type({ ...GOOD, quantity: '9' });
  submit();
  expect(part.context()).toMatchObject({ isChecked: true });
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
  expect(part.context()).toMatchObject({ isChecked: false, draft: { quantity: '9' } });
});
