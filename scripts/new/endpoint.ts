import { areasOf, readName, readPlace, refuseExisting, type Kind, type Name } from './made.ts';

/** A read of a product: contract, its place among the calls, and the route of the embedded marketplace. */
export const endpoint: Kind = {
  usage: 'endpoint <area>/<name>',
  summary: 'GET /product-detail/products/{id}/<name>: contract, its call, and the route that answers it',
  make(text, root) {
    const [area, called] = readPlace(text, areasOf(root), 'area');
    const name = readName(called);
    const { camel, kebab } = name;
    const folder = `src/services/${area}/${camel}`;
    refuseExisting(root, `src/services/*/${camel}`, camel);
    refuseExisting(root, `marketplace/*/routes/${camel}Routes.ts`, camel);
    const routes = `marketplace/${area}/routes/${camel}Routes.ts`;
    return {
      files: {
        [`${folder}/contract.ts`]: contractText(name),
        [`${folder}/calls.ts`]: callsText(name),
        [routes]: routesText(name, folder),
        [`tests/contract/${area}/${camel}.test.ts`]: testText(name, folder),
      },
      lines: [
        {
          file: 'marketplace/core/routes/mounted.ts',
          list: 'export {',
          end: 'export { fulfilmentRoutes',
          text: `export { ${camel}Routes } from '../../${area}/routes/${camel}Routes.ts';\n`,
        },
        {
          file: 'src/services/calls/areas.ts',
          list: 'export {',
          end: 'export { fulfilmentCalls',
          text: `export { ${camel}Calls } from '../${area}/${camel}/calls.ts';\n`,
        },
      ],
      next: [
        `${folder}/contract.ts: its shape`,
        `${folder}/calls.ts: what it is refused with`,
        `${routes}: what it answers; what it decides belongs into marketplace/${area}/rules`,
        `npm run new -- machine ${area}/${camel}: a part that calls it; a test fails while there is none`,
        `e2e/faults/uses/${area}.ts: a row for /product-detail/products/*/${kebab}, once the page calls it`,
      ],
    };
  },
};

const contractText = ({ camel, pascal, kebab }: Name) => `import * as z from 'zod/mini';
import { wire } from '../../http/wire.ts';

/** One of what GET /backend/product-detail/products/{id}/${kebab} answers. */
const ${camel} = z.object({ id: z.string() });
export const ${camel}List = z.array(${camel}).check(z.maxLength(200));
export type ${pascal} = z.output<typeof ${camel}>;

export const list${pascal} = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/${kebab}',
  answer: ${camel}List,
});
`;

const callsText = ({ camel, pascal, words }: Name) => `import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** ${words}, of a product. */
export const ${camel}Calls = {
  tag: '${words}',
  contract,
  calls: {
    list${pascal}: {
      ...contract.list${pascal},
      summary: '${words}, of a product.',
      ids: ['API-113'],
      ofProduct: true,
    },
  },
} satisfies CallArea;
`;

const routesText = ({ camel, pascal, words }: Name, folder: string) => `import { Hono } from 'hono';
import { ${camel}Calls } from '#${folder}/calls.ts';
import type { ${pascal} } from '#${folder}/contract.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';

/** ${words}, of a product; one that is not sold is refused. */
export function ${camel}Routes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  createRoute(app, deps)(${camel}Calls.calls.list${pascal}, ({ places }): ${pascal}[] => {
    const { product } = deps.catalogue.find(places.id);
    return [{ id: product.productSku }];
  });
  return app;
}
`;

const testText = ({ camel, kebab }: Name, folder: string) => `import { afterAll, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { endpointOf } from '#server/proxy/endpoints.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { ${camel}List } from '#${folder}/contract.ts';
import { visitor } from '../support/visitor.ts';

const shop = createMarketplace({ dataDir: ':memory:', faults: false });
afterAll(() => shop.close());
const path = (id: string) => \`/product-detail/products/\${id}/${kebab}\`;

test('${camel}: the answer parses with its contract', async () => {
  const { status, body } = await visitor(shop).read(path('RMB-00012-01'));
  expect(status).toBe(200);
  expect(${camel}List.parse(body.data)).toEqual(body.data);
});

test('${camel}: a product that nobody sells is refused', async () => {
  expect((await visitor(shop).read(path('nowhere'))).status).toBe(404);
});

test('${camel}: the host lets the call through, and knows its name', () => {
  expect(isAllowedBackendPath(\`/backend\${path('RMB-00012-01')}\`)).toBe(true);
  expect(endpointOf('GET', \`/backend\${path('RMB-00012-01')}\`)).toBe(\`GET \${path('*')}\`);
});
`;
