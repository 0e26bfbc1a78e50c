import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNear } from '#src/views/hooks/near.ts';

function observed() {
  const margins: (string | undefined)[] = [];
  const tells: ((isIntersecting: boolean) => void)[] = [];
  let observing = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
        margins.push(rootMargin);
        tells.push((isIntersecting) =>
          tell([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
        );
      }
      observe() {
        observing += 1;
      }
      disconnect() {
        observing -= 1;
      }
    },
  );
  return { margins, tells, observing: () => observing };
}
function Place({ onNear }: { onNear: () => void }) {
  return <div ref={useNear<HTMLDivElement>(onNear)} />;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[SHELL-25] half a window below is near; once the visitor scrolls, two and a half are', () => {
  const { margins, tells, observing } = observed();
  const onNear = vi.fn();
  render(<Place onNear={onNear} />);
  expect(margins).toEqual(['1000000px 0px 50%']);
  tells[0]?.(false);
  expect(onNear).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(margins).toEqual(['1000000px 0px 50%', '1000000px 0px 250%']);
  tells[1]?.(true);
  expect(onNear).toHaveBeenCalledOnce();
  expect(observing()).toBe(0);
});

test('[SHELL-25] a scroll asks for nothing more of what was near already, or has gone', () => {
  const { margins, tells, observing } = observed();
  const onNear = vi.fn();
  render(<Place onNear={onNear} />);
  tells[0]?.(true);
  const gone = render(<Place onNear={onNear} />);
  gone.unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(margins).toHaveLength(2);
  expect([onNear.mock.calls.length, observing()]).toEqual([1, 0]);
});

test('[SHELL-25] one who has scrolled already has the wider way from the start', () => {
  const { margins } = observed();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  render(<Place onNear={() => {}} />);
  expect(margins).toEqual(['1000000px 0px 250%']);
});
