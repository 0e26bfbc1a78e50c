import { expect, test } from 'vitest';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { drive } from '#lab/engine/drive.ts';
import { recordText, shortly } from '#lab/engine/walkRecord.ts';
import { lampMachine } from './support/machines.ts';

const lamp = (isRecorded: boolean) =>
  drive(lampMachine, { actors: ['loadColour'], systemId: 'lamp', input: { colour: null }, isRecorded });

test('a record has a row for each step: the state, what was done to others, and what is kept', () => {
  const driven = lamp(true);
  driven.send({ type: 'lamp.pressed' });
  driven.resolve('loadColour', 'blue');
  driven.advance(1000);
  driven.send({ type: 'lamp.pressed' });
  expect(driven.record()).toEqual([
    "| starts | 'off' |  | colour: null; presses: 0 |",
    "| lamp.pressed | 'loading' | begins loadColour | presses: 1 |",
    "| loadColour resolves | 'on' | tells page { type: 'lamp.lit' } | colour: 'blue' |",
    "| 1000 ms pass | 'dim' |  |  |",
    '| lamp.pressed |  |  |  |',
  ]);
});

test('one that is not asked for is empty', () => {
  const driven = lamp(false);
  driven.send({ type: 'lamp.pressed' });
  expect(driven.record()).toEqual([]);
});

test('with what an actor begins, what it is told, and what is emitted are in it', () => {
  const machine = setup({
    types: {
      context: {} as { count: number },
      events: {} as { type: 'asked'; word: string },
      emitted: {} as { type: 'answered'; word: string },
    },
    actors: { desk: fromPromise<void, { from: number }>(() => Promise.reject(new Error('not provided'))) },
    actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
  }).createMachine({
    id: 'clerk',
    context: { count: 0 },
    invoke: { id: 'desk', src: 'desk', input: ({ context }) => ({ from: context.count }) },
    on: {
      asked: {
        actions: [
          'count',
          sendTo('desk', ({ event }) => ({ type: 'word', word: event.word }) as never),
          emit(({ event }) => ({ type: 'answered', word: event.word })),
        ],
      },
    },
  });
  const driven = drive(machine, { actors: ['desk'], systemId: 'clerk', isRecorded: true });
  driven.send({ type: 'asked', word: 'kapan|di mana' });
  expect(driven.record()).toEqual([
    '| starts | {} | begins desk with { from: 0 } | count: 0 |',
    "| asked |  | tells desk { type: 'word', word: 'kapan¦di mana' }; emits { type: 'answered', word: 'kapan¦di mana' } | count: 1 |",
  ]);
});

test('a long value is named by how it begins and by all of it', () => {
  const list = (last: string) => [...Array.from({ length: 20 }, (_, index) => `nomor ${index}`), last];
  expect(shortly(list('a'))).toMatch(/^\[ 'nomor 0', 'nomor 1', .*… #[0-9a-f]{8}$/);
  expect(shortly(list('a'))).not.toBe(shortly(list('b')));
  expect(shortly(list('a'))).toBe(shortly(list('a')));
});

test('what is no data is written as what it is', () => {
  expect(shortly({ when: new Date(0), none: undefined })).toBe(
    "{ when: '1970-01-01T00:00:00.000Z', none: undefined }",
  );
  expect(shortly({ all: new Set([1]), do: () => 1, not: Number.NaN })).toBe(
    "{ all: [1], do: 'a function', not: 'NaN' }",
  );
  expect(shortly(new TypeError('no'))).toBe("'TypeError: no'");
});

test('records as text are a table for each walk', () => {
  const rows = lamp(true).record();
  const walks = [
    { title: 'walk 1: starts in off', rows },
    { title: 'walk 2: 1 step to loading', rows: [...rows, '| lamp.pressed |  |  |  |'] },
  ];
  const text = recordText('lamp', walks);
  expect(text.match(/^#.*/gm)).toEqual([
    '# What lamp does on its walks',
    '## walk 1: starts in off',
    '## walk 2: 1 step to loading',
  ]);
  expect(text.match(/^\| step \| state \| does \| stores \|\n\| --- \|/gm)).toHaveLength(2);
  expect(text.endsWith('\n| lamp.pressed |  |  |  |\n')).toBe(true);
});
