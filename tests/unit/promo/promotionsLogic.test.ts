import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type fromPromise } from 'xstate';
import { promotionsLogic } from '#src/actors/promo/promotionsLogic.ts';
import type { PageServices } from '#src/actors/pageServices.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { PromotionsRequest } from '#src/machines/promo/promotions/promotionsTypes.ts';
import { createServerTime } from '#src/services/serverTime.ts';

const loadPromotions = promotionsLogic.implementations.actors['loadPromotions'] as ReturnType<
  typeof fromPromise<unknown, PromotionsRequest>
>;
const TOLD = Date.UTC(2026, 10, 21, 5);

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['slow is put forward to it', -60_000, 0, 0],
  ['right stays as it is', 500, 0, 500],
  ['fast is put back to the second that it tells', 60_000, 0, 999],
  ['right stays as it is while they take 5 s', 0, 5_000, 5_000],
])(
  '[CLOCK-03] a clock that, by the moment of the promotions, is %s',
  async (_, aheadMs, tookMs, afterwardsMs) => {
    let monotonicMs = 40_000;
    const asked: string[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => monotonicMs);
    const { backend } = createBackendCalls({
      fetch: async (request) => {
        asked.push(String(request));
        monotonicMs += tookMs;
        return Response.json({ code: 200, status: 'OK', data: { serverTime: TOLD } });
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 60_000,
    });
    const serverTime = createServerTime(TOLD + aheadMs, () => monotonicMs);
    const input = { itemSku: 'A', pickupPointCode: 'P', quantity: 2 };
    const actor = createActor(loadPromotions, { input });
    giveServices(actor.system, { backend, serverTime } as PageServices);
    await toPromise(actor.start());
    expect(serverTime.now() - TOLD).toBe(afterwardsMs);
    expect(asked).toEqual([expect.stringMatching(/\/A\/promotions\?qty=2&pickupPointCode=P$/)]);
  },
);
