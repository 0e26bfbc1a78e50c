import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import { readId, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { comboName, complementsOf } from '../rules/combos.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { languageOf, productLine, standInPage } from '../../core/pages/layout.ts';

/** Page with all items of a combo promotion, behind the link of its modal. [LINK-12] */
export function bundlingCatalogue(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/retail/bundling-catalog/:id', (c: MarketplaceContext) => {
    const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', readId(c));
    if (combo === undefined) throw new Refusal(404, 'COMBO_RULE_NOT_FOUND');
    const language = languageOf(c);
    const primary = deps.catalogue.tryFind(String(combo['product_sku']));
    const lines = [
      ...(primary === null ? [] : [{ found: primary, saving: Number(combo['saving']) }]),
      ...complementsOf(deps, String(combo['id'])),
    ];
    return c.html(
      standInPage(
        c,
        comboName(combo, language),
        html`<ul class="grid">
          ${lines.map(({ found, saving }) =>
            productLine(
              found.product,
              found.item,
              language === 'id'
                ? `Hemat ${formatPrice(saving)} dalam paket`
                : `Save ${formatPrice(saving)} in the combo`,
              unitPriceOf(deps, found),
            ),
          )}
        </ul>`,
      ),
    );
  });
  return app;
}
