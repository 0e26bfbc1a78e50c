import { describe, expect, test } from 'vitest';
import { endpointOf } from '#server/proxy/endpoints.ts';

describe('endpoints of a backend', () => {
  test.each([
    ['GET', '/backend/product-detail/products/A-1/_summary', 'GET /product-detail/products/*/_summary'],
    ['HEAD', '/product-detail/products/A-1/_summary', 'GET /product-detail/products/*/_summary'],
    ['POST', '/backend/retail/carts', 'POST /retail/carts'],
    ['GET', '/backend/common/region/countries/ID/_nearest', 'GET /common/region/countries/*/_nearest'],
    [
      'GET',
      '/backend/common/region/countries/ID/provinces/31/cities',
      'GET /common/region/countries/*/provinces/*/cities',
    ],
    ['PUT', '/backend/retail/carts', 'other write'],
    ['HEAD', '/backend/nowhere', 'other'],
    ['GET', '/backend/product-detail/products/A/1/_summary', 'other'],
    ['GET', '/backend/content/junk-1234', 'other'],
  ])('%s %s is %s', (method, path, name) => {
    expect(endpointOf(method, path)).toBe(name);
  });
});
