import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laterCode } from '#src/views/ui/laterCode.ts';

/** Code that can be fetched only after so many failures. */
function after(failures: number) {
  let left = failures;
  return vi.fn<() => Promise<string>>(async () => {
    if (left-- > 0) throw new Error('away');
    return 'code';
  });
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('code that comes later', () => {
  let events: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is brought once', async () => {
    const load = after(0);
    const code = laterCode(load);
    expect(code.now()).toBeNull();
    expect(await Promise.all([code.bring(), code.untilHere(), code.untilHere()])).toEqual([
      'code',
      'code',
      'code',
    ]);
    expect(code.now()).toBe('code');
    await code.bring();
    expect(load.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('says that it failed, and is tried ever less often', async () => {
    const load = after(3);
    const code = laterCode(load);
    const told = vi.fn<() => void>();
    const stop = code.subscribe(told);
    const here = code.untilHere();
    await settle();
    expect(code.failure()).toEqual(new Error('away'));
    expect(told).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await here).toBe('code');
    expect(code.failure()).toBeNull();
    stop();
  });

  test('is tried at once when asked to; nothing has failed meanwhile', async () => {
    const code = laterCode(after(1));
    const here = code.untilHere();
    await settle();
    code.retry();
    expect(code.failure()).toBeNull();
    expect(await here).toBe('code');
  });

  test('is tried at once when the device is online again', async () => {
    const here = laterCode(after(1)).untilHere();
    await settle();
    events.dispatchEvent(new Event('online'));
    expect(await here).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('comes to all who wait for it once one caller has brought it', async () => {
    const code = laterCode(after(1));
    const here = code.untilHere();
    await settle();
    await code.bring();
    expect(await here).toBe('code');
    expect(code.failure()).toBeNull();
  });

  test('fails for one who asks for one attempt', async () => {
    await expect(laterCode(after(1)).bring()).rejects.toThrow('away');
  });
});
