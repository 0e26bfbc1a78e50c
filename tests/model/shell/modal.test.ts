import { describe, expect, test } from 'vitest';
import { modalMachine, type ModalContext } from '#src/machines/shell/modal/modalMachine.ts';
import { selectLayerCount } from '#src/machines/shell/modal/modalSelectors.ts';
import { modalPaths } from '#src/machines/shell/modal/modalPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = { actors: [], systemId: 'modal' };
const start = () => drive(modalMachine, options);
/** The event that tells addToCart which modal is shown. */
const shown = (key: string | null) => ({
  type: 'part.told',
  name: 'addToCart',
  event: { type: 'add.modalShown', key },
});

test('modal: every transition, and every state survives a restore', () => {
  expectEveryTransition(modalPaths);
});

test('[MODAL-01] a second modal replaces the first: one is active', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'voucherList' });
  modal.send({ type: 'modal.opened', key: 'voucherTerms', params: { code: 'HEMAT' } });
  expect(modal.context<ModalContext>().active).toEqual({ key: 'voucherTerms', params: { code: 'HEMAT' } });
  expect(modal.toPage).toEqual([shown('voucherList'), shown('voucherTerms')]);
});

test('[MODAL-02] keeps one replaced modal as the previous, and ignores opening the active one', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'moreOptions' });
  modal.send({ type: 'modal.opened', key: 'share' });
  modal.send({ type: 'modal.opened', key: 'productReport' });
  expect(modal.context<ModalContext>().previous?.key).toBe('share');
  const before = JSON.stringify(modal.context());
  modal.send({ type: 'modal.opened', key: 'productReport' });
  expect(JSON.stringify(modal.context())).toBe(before);
});

test('[MODAL-03] a modal that becomes the previous one is found again at its own scroll position', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'voucherList' });
  expect(modal.context<ModalContext>().activeScroll).toBe(0);
  modal.send({ type: 'modal.scrolled', offset: 340 });
  modal.send({ type: 'modal.opened', key: 'voucherTerms' });
  expect(modal.context<ModalContext>()).toMatchObject({ activeScroll: 0, scrolls: { voucherList: 340 } });
  modal.send({ type: 'modal.scrolled', offset: 25 });
  modal.send({ type: 'modal.backRequested' });
  expect(modal.context<ModalContext>()).toEqual({
    active: { key: 'voucherList', params: {} },
    previous: null,
    activeScroll: 340,
    scrolls: {},
    activeStop: null,
    previousStop: null,
  });
});

test('[MODAL-04, MODAL-05] back reopens the previous modal with its params, then closes', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'voucherList', params: { voucher: 'HEMAT' } });
  modal.send({ type: 'modal.opened', key: 'voucherTerms', params: { voucher: 'LIMA' } });
  modal.send({ type: 'modal.backRequested' });
  expect(modal.context<ModalContext>()).toMatchObject({
    active: { key: 'voucherList', params: { voucher: 'HEMAT' } },
    previous: null,
  });
  modal.send({ type: 'modal.backRequested' });
  expect(modal.value()).toBe('closed');
  expect(modal.context<ModalContext>().active).toBeNull();
  expect(modal.toPage.at(-1)).toEqual(shown(null));
});

test('[MODAL-06] closing forgets the previous modal and every scroll position', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'voucherList' });
  modal.send({ type: 'modal.scrolled', offset: 50 });
  modal.send({ type: 'modal.opened', key: 'voucherTerms' });
  modal.send({ type: 'modal.closed' });
  expect(modal.context()).toEqual({
    active: null,
    previous: null,
    activeScroll: 0,
    scrolls: {},
    activeStop: null,
    previousStop: null,
  });
  modal.send({ type: 'modal.backRequested' });
  expect(modal.value()).toBe('closed');
});

test('[MODAL-48] counts no, one or two layers over the page, never three', () => {
  const actor = start();
  const layers = () => selectLayerCount({ context: actor.context<ModalContext>() });
  expect(layers()).toBe(0);
  const counts = (['voucherList', 'voucherTerms', 'bagFull'] as const).map((key) => {
    actor.send({ type: 'modal.opened', key });
    return layers();
  });
  expect(counts).toEqual([1, 2, 2]);
  for (const left of [1, 0, 0]) {
    actor.send({ type: 'modal.backRequested' });
    expect(layers()).toBe(left);
  }
  actor.send({ type: 'modal.opened', key: 'voucherList' });
  actor.send({ type: 'modal.opened', key: 'voucherTerms' });
  actor.send({ type: 'modal.closed' });
  expect(layers()).toBe(0);
});

test('[MODAL-07] the focus returns to what was pressed in the modal that is come back to, once', () => {
  const modal = start();
  const stop = { name: 'BUTTON S&K', nth: 2, at: 7 };
  const stops = () => {
    const { activeStop, previousStop } = modal.context<ModalContext>();
    return { activeStop, previousStop };
  };
  modal.send({ type: 'modal.opened', key: 'voucherList' });
  // It is not the one that is left.
  modal.send({ type: 'modal.focusLeft', key: 'voucherList', stop });
  modal.send({ type: 'modal.opened', key: 'voucherTerms' });
  expect(stops()).toEqual({ activeStop: null, previousStop: null });
  modal.send({ type: 'modal.focusLeft', key: 'voucherList', stop });
  expect(stops()).toEqual({ activeStop: null, previousStop: stop });
  modal.send({ type: 'modal.backRequested' });
  expect(stops()).toEqual({ activeStop: stop, previousStop: null });
  modal.send({ type: 'modal.opened', key: 'share' });
  expect(stops()).toEqual({ activeStop: null, previousStop: null });
  modal.send({ type: 'modal.focusLeft', key: 'voucherList', stop });
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(stops()).toEqual({ activeStop: null, previousStop: null });
  modal.send({ type: 'modal.closed' });
  modal.send({ type: 'modal.opened', key: 'share' });
  expect(stops()).toEqual({ activeStop: null, previousStop: null });
});

test('[MODAL-06, REPORT-18] a part that closes its own modal closes no other', () => {
  const modal = start();
  modal.send({ type: 'modal.opened', key: 'productReport' });
  modal.send({ type: 'modal.opened', key: 'share' });
  modal.send({ type: 'modal.closed', keys: ['productReport', 'reportOptions'] });
  expect(modal.context<ModalContext>()).toMatchObject({ active: { key: 'share' } });
  modal.send({ type: 'modal.closed', keys: ['share', 'reportOptions'] });
  expect(modal.value()).toBe('closed');
  expect(modal.context<ModalContext>()).toMatchObject({ active: null, previous: null });
});

describe('[LOAD-05] a modal of which nothing can be shown', () => {
  const SAID = { type: 'toast.shown', toast: { tone: 'bad', copyKey: 'modal.missed' } };

  test('is closed, which is said, and can be asked for again', () => {
    const modal = start();
    modal.send({ type: 'modal.opened', key: 'share' });
    modal.send({ type: 'modal.missed' });
    expect(modal.value()).toBe('closed');
    expect(modal.context<ModalContext>().active).toBeNull();
    expect(modal.toPage.at(-1)).toEqual(shown(null));
    expect(modal.toToast).toMatchObject([SAID]);
    modal.send({ type: 'modal.opened', key: 'share' });
    expect(modal.context<ModalContext>().active?.key).toBe('share');
  });

  test('gives way to the one before it, which is shown', () => {
    const modal = start();
    modal.send({ type: 'modal.opened', key: 'imagePreview', params: { at: 2 } });
    modal.send({ type: 'modal.scrolled', offset: 40 });
    modal.send({ type: 'modal.opened', key: 'share' });
    modal.send({ type: 'modal.missed' });
    expect(modal.context<ModalContext>()).toMatchObject({
      active: { key: 'imagePreview', params: { at: 2 } },
      previous: null,
      activeScroll: 40,
    });
    expect(modal.toPage.at(-1)).toEqual(shown('imagePreview'));
    expect(modal.toToast).toMatchObject([SAID]);
  });
});
