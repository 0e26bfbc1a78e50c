import { describe, expect, test } from 'vitest';
import { jumpMachine } from '#src/machines/shell/jump/jumpMachine.ts';
import { jumpPaths } from '#src/machines/shell/jump/jumpPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const toSection = (section: string) => ({ type: 'jump.asked', section });
const LEFT = { type: 'section.left' };
const TAKEN = { type: 'visitor.tookOver' };
const open = () =>
  drive(jumpMachine, { actors: ['keepSection', 'watchSection', 'waitFor'], systemId: 'jump', input: {} });

describe('jump', () => {
  test('every transition', () => {
    expectEveryTransition(jumpPaths);
  });

  test('[SECTION-12] a section is kept in its place until the visitor takes over, for 30 s at most', () => {
    const part = open();
    expect(part.waiting()).toEqual([]);
    part.send(toSection('reviews'));
    expect(part.inputOf('keepSection')).toEqual({ section: 'reviews' });
    expect(part.inputOf('patience')).toEqual({ ms: 30_000 });
    part.send(TAKEN);
    expect(part.waiting()).toEqual(['watchSection']);
    part.send(toSection('reviews'));
    part.resolve('patience', undefined);
    expect(part.waiting()).toEqual(['watchSection']);
  });

  test('[SECTION-12] the section jumped to last is kept, and no other one', () => {
    const part = open();
    part.send(toSection('reviews'));
    part.send(toSection('recommendation'));
    expect(part.inputOf('keepSection')).toEqual({ section: 'recommendation' });
    part.send(TAKEN);
    part.send(toSection('description'));
    expect(part.inputOf('keepSection')).toEqual({ section: 'description' });
  });

  test('[SECTION-12] who scrolls away is not held, while it is kept and later', () => {
    const part = open();
    part.send(toSection('reviews'));
    part.tell('keepSection', LEFT);
    expect(part.waiting()).toEqual([]);
    part.send(toSection('reviews'));
    part.send(TAKEN);
    part.tell('watchSection', LEFT);
    expect(part.waiting()).toEqual([]);
  });

  test('[SECTION-13] it counts as the one being read until it is left, whatever is pressed', () => {
    const part = open();
    expect(part.snapshot().hasTag('jumped')).toBe(false);
    part.send(toSection('reviews'));
    expect(part.snapshot().hasTag('jumped')).toBe(true);
    part.send(TAKEN);
    expect(part.snapshot().hasTag('jumped')).toBe(true);
    expect(part.context()).toEqual({ section: 'reviews' });
    part.tell('watchSection', LEFT);
    expect(part.snapshot().hasTag('jumped')).toBe(false);
  });
});
