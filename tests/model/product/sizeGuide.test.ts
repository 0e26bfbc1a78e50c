import { expect, test } from 'vitest';
import { sizeGuideMachine } from '#src/machines/product/sizeGuide/sizeGuideMachine.ts';
import { sizeGuidePaths } from '#src/machines/product/sizeGuide/sizeGuidePaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const typed = (text: string) => ({ type: 'length.typed', text }) as const;
const left = { type: 'length.left' } as const;

test('sizeGuide: every transition', () => {
  expectEveryTransition(sizeGuidePaths);
});

test('[PRODUCT-32] a length counts while it is typed, half of one is refused once it is left', () => {
  const part = drive(sizeGuideMachine, { actors: [], systemId: 'sizeGuide', input: {} });
  const isRefused = () => part.snapshot().hasTag('refused');
  part.send(typed('2'));
  expect([part.context().length, isRefused()]).toEqual([null, false]);
  part.send(left);
  expect(isRefused()).toBe(true);
  part.send(typed('24'));
  expect([part.context(), isRefused()]).toEqual([{ text: '24', length: 240 }, false]);
  part.send(left);
  expect(isRefused()).toBe(false);
  // The advice goes with the length.
  part.send(typed('24x'));
  expect(part.context()).toEqual({ text: '24x', length: null });
});

test('[PRODUCT-32] an empty field is left without a word', () => {
  const part = drive(sizeGuideMachine, { actors: [], systemId: 'sizeGuide', input: {} });
  part.send(left);
  part.send(typed(' '));
  part.send(left);
  expect(part.snapshot().hasTag('refused')).toBe(false);
});
