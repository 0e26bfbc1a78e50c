// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { sleepText, watchSleep } from '#lab/inspector/watch/sleep.ts';

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['hydrated'];
  delete root.dataset['ready'];
});
const told = () => new Promise((resolve) => setTimeout(resolve));

/** A clock that the test sets. */
function watched() {
  const clock = { ms: 0 };
  let changes = 0;
  const sleep = watchSleep(
    root,
    () => clock.ms,
    () => {
      changes += 1;
    },
  );
  return { clock, sleep, changes: () => changes };
}

test('[LAB-15] views and machines have the moments at which they came, once', async () => {
  const { clock, sleep, changes } = watched();
  expect(sleepText(sleep())).toBe('');
  clock.ms = 1_402.4;
  root.dataset['hydrated'] = 'true';
  await told();
  expect(sleepText(sleep())).toBe('Views after 1,402 ms, machines not yet');
  clock.ms = 2_214;
  root.dataset['ready'] = 'true';
  await told();
  expect(sleepText(sleep())).toBe('Views after 1,402 ms, machines after 2,214 ms');
  const before = changes();
  root.dataset['ready'] = 'again';
  await told();
  expect(changes()).toBe(before);
});

test('[LAB-15] a page that began without a state from the server did not sleep', async () => {
  const { sleep } = watched();
  root.dataset['ready'] = 'true';
  await told();
  expect(sleepText(sleep())).toBe('');
});

test('[LAB-15] presses by a script are not the visitor’s', () => {
  const { sleep } = watched();
  document.body.innerHTML = '<button>Bagikan</button>';
  document.querySelector('button')?.click();
  expect(sleep().pressed).toEqual([]);
});

test('[LAB-15] presses stand in their order', () => {
  const pressed = [
    { name: 'Bagikan', at: 1_500 },
    { name: 'Tambah', at: 1_700 },
  ];
  expect(sleepText({ hydratedAt: 1_000, awakeAt: null, pressed })).toBe(
    'Views after 1,000 ms, machines not yet; pressed before the machines: Bagikan after 1,500 ms, Tambah after 1,700 ms',
  );
});
