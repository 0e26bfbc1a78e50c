import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { jumpLogic } from '#src/actors/shell/jumpLogic.ts';

/** A page of so many px in a window of 800, the top of whose section is there; it grows and is scrolled by hand. */
function open({ height = 5_000, sectionAt = 1_000 } = {}) {
  document.body.innerHTML = '<main><section id="reviews"></section></main>';
  const at = { scrollY: 0, height, sectionAt };
  const scrolledTo: number[] = [];
  let grown = () => {};
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        grown = heard;
      }
      observe() {}
      disconnect() {
        grown = () => {};
      }
    },
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at.scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => at.height);
  const section = document.querySelector('section') as HTMLElement;
  section.getBoundingClientRect = () => new DOMRect(0, at.sectionAt - at.scrollY, 300, 300);
  section.scrollIntoView = () => {
    at.scrollY = Math.min(at.sectionAt, at.height - 800);
    scrolledTo.push(at.scrollY);
  };
  const jump = createActor(jumpLogic, { input: {} }).start();
  onTestFinished(() => void jump.stop());
  return {
    jump,
    scrolledTo,
    ask: () => {
      jump.send({ type: 'jump.asked', section: 'reviews' });
      return Promise.resolve();
    },
    scroll: (to: number) => {
      at.scrollY = to;
      window.dispatchEvent(new Event('scroll'));
    },
    wheel: (to: number) => {
      at.scrollY = to;
      jump.send({ type: 'visitor.tookOver' });
    },
    /** The browser draws the page anew, with something above the section that has come. */
    grow: (by: number, scrolled = at.scrollY) => {
      Object.assign(at, { height: at.height + by, sectionAt: at.sectionAt + by, scrollY: scrolled });
      grown();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.removeAttribute('style');
});

describe('[SECTION-12] what follows a jump', () => {
  test('keeps the section in its place as the page grows, while nothing anchors it', async () => {
    const { ask, grow, scrolledTo, jump } = open();
    await ask();
    grow(200);
    grow(-50);
    expect(scrolledTo).toEqual([1_000, 1_200, 1_150]);
    expect(document.body.style.overflowAnchor).toBe('none');
    jump.send({ type: 'visitor.tookOver' });
    grow(300);
    expect(scrolledTo).toHaveLength(3);
    expect(document.body.style.overflowAnchor).toBe('');
  });

  test('moves nothing where the visitor went on before it came', async () => {
    const { jump, scrolledTo, grow } = open();
    jump.send({ type: 'jump.asked', section: 'reviews' });
    jump.send({ type: 'visitor.tookOver' });
    await Promise.resolve();
    grow(200);
    expect(scrolledTo).toEqual([]);
    expect(jump.getSnapshot().value).toBe('none');
  });

  test('[SECTION-13] counts as left where the browser scrolled by the wheel before it told of it', async () => {
    const { jump, ask, wheel } = open();
    await ask();
    wheel(1_004);
    expect(jump.getSnapshot().value).toBe('reached');
    await ask();
    wheel(600);
    expect(jump.getSnapshot().value).toBe('none');
  });

  test.each([
    ['a scroll', ({ scroll }: ReturnType<typeof open>) => scroll(600)],
    ['a scroll in the frame in which the page grows', ({ grow }: ReturnType<typeof open>) => grow(200, 600)],
  ])('lets go of who scrolls without a press: %s', async (_, act) => {
    const page = open();
    await page.ask();
    act(page);
    expect(page.jump.getSnapshot().value).toBe('none');
    page.grow(200);
    expect(page.scrolledTo).toEqual([1_000]);
  });

  test.each([
    ['less than a pixel', ({ scroll }: ReturnType<typeof open>) => scroll(1_000.6)],
    ['where the page became too short', ({ grow }: ReturnType<typeof open>) => grow(-3_500, 700)],
  ])('stays with who was moved by the browser alone: %s', async (_, act) => {
    const page = open();
    await page.ask();
    act(page);
    expect(page.jump.getSnapshot().value).toBe('following');
  });
});

test('[SECTION-13] a section counts as read until it is scrolled away by more than a little', async () => {
  const { ask, jump, scroll } = open();
  await ask();
  jump.send({ type: 'visitor.tookOver' });
  scroll(1_008);
  expect(jump.getSnapshot().hasTag('jumped')).toBe(true);
  scroll(1_009);
  expect(jump.getSnapshot().hasTag('jumped')).toBe(false);
});
