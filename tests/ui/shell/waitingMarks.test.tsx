import { expect, onTestFinished, test, vi } from 'vitest';
import { createWaitingMarks } from '#src/app/waitingMarks.ts';

/** Controls whose presses wait; one says already that it is busy. */
function controls() {
  vi.useFakeTimers();
  const marks = createWaitingMarks();
  document.body.innerHTML =
    '<button id="one"><b>1</b></button><a id="two" href="#two">2</a><button id="busy" aria-busy="true">3</button><p>4</p>';
  document.body.addEventListener('click', marks.markPressed);
  onTestFinished(() => {
    vi.useRealTimers();
    document.body.removeEventListener('click', marks.markPressed);
    document.body.innerHTML = '';
  });
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);
  return { marks, press, busy };
}

test('[LOAD-09] a pressed control says that it waits, after a while', () => {
  const { press, busy } = controls();
  press('#one b');
  expect(busy()).toEqual(['busy']);
  vi.advanceTimersByTime(300);
  expect(busy()).toEqual(['one', 'busy']);
  press('#two');
  vi.advanceTimersByTime(300);
  expect(busy()).toEqual(['one', 'two', 'busy']);
});

test('[LOAD-09] the marks go in the end, but not one that the view has set', () => {
  const { marks, press, busy } = controls();
  for (const control of ['#one', '#busy', 'p']) press(control);
  vi.advanceTimersByTime(300);
  press('#two');
  marks.end();
  expect(busy()).toEqual(['busy']);
  vi.advanceTimersByTime(1_000);
  press('#one');
  vi.advanceTimersByTime(1_000);
  expect(busy()).toEqual(['busy']);
});

test('[LOAD-09] what the page sends by itself marks nothing', () => {
  const { marks, busy } = controls();
  marks.markPressed();
  vi.advanceTimersByTime(300);
  expect(busy()).toEqual(['busy']);
});
