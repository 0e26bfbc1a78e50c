import { expect, test } from 'vitest';
import { createBackend } from '#src/services/http/backend.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';

const card = (itemSku: string) => ({
  itemSku,
  name: itemSku,
  imageUrl: '',
  price: { offered: 1, listed: 1, discount: 0 },
  url: `/p/x/${itemSku}`,
});

test('[LIMIT-20, CART-27] leaves added items out of every list, also if the backend does not', async () => {
  const asked: string[] = [];
  const service = createRecommendationService(
    createBackend({
      fetch: async (input) => {
        asked.push(new URL(new Request(input).url).search);
        return Response.json({
          code: 200,
          status: 'OK',
          data: { products: ['A-01', 'B-01', 'C-01'].map(card), metadata: {} },
        });
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 1_000,
    }),
  );
  const products = await service.forCategory('C2', ['A-01', 'C-01']);
  expect(products.map(({ itemSku }) => itemSku)).toEqual(['B-01']);
  expect(asked).toEqual(['?categoryId=C2&size=6&without=A-01&without=C-01']);
});
