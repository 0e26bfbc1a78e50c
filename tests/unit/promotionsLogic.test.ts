import { expect, test } from 'vitest';
import { createActor, toPromise, type fromPromise } from 'xstate';
import { promotionsLogic } from '#src/actors/later/promotionsLogic.ts';
import type { PageServices } from '#src/actors/pageServices.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { PromotionsRequest } from '#src/machines/promo/promotions/promotionsTypes.ts';
import { createServerTime } from '#src/services/serverTime.ts';

const loadPromotions = promotionsLogic.implementations.actors['loadPromotions'] as ReturnType<
  typeof fromPromise<unknown, PromotionsRequest>
>;
const TOLD = Date.UTC(2026, 10, 21, 5);

test.each([
  ['slow is put forward to it', -60_000, 0],
  ['right stays as it is', 500, 500],
  ['fast is put back to the second that it tells', 60_000, 999],
])('[CLOCK-03] a clock that, by the moment of the promotions, is %s', async (_, aheadMs, afterwardsMs) => {
  const { backend } = createBackendCalls({
    fetch: async () => Response.json({ code: 200, status: 'OK', data: { serverTime: TOLD } }),
    origin: 'http://shop.test',
    language: 'id',
    timeoutMs: 60_000,
  });
  const serverTime = createServerTime(TOLD + aheadMs, () => 0);
  const input = { itemSku: 'A', pickupPointCode: 'P', quantity: 2 };
  const actor = createActor(loadPromotions, { input });
  giveServices(actor.system, { backend, serverTime } as PageServices);
  await toPromise(actor.start());
  expect(serverTime.now() - TOLD).toBe(afterwardsMs);
});
