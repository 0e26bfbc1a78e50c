import { Hono } from 'hono';

/** An article as this shop knows it. Its words are its own: nothing here is made for the page. */
export interface Article {
  no: string;
  series: string;
  title: string;
  colour: string;
  about: string;
  /** Whole rupiah; `was` before a reduction. */
  cost: number;
  was?: number;
  left: number;
  facts: Record<string, string>;
}

const about = 'Dibentuk tangan dari tanah liat Plered, dibakar dua kali. Glasirnya bebas timbal.';
const cup = {
  series: 'CUP',
  title: 'Cangkir Pawon 250 ml',
  about,
  cost: 85_000,
  facts: { Isi: '250 ml', Bahan: 'Tanah liat' },
};
const ARTICLES: readonly Article[] = [
  { ...cup, no: 'CUP-1', colour: 'Gading', left: 12 },
  { ...cup, no: 'CUP-2', colour: 'Nila', left: 3, was: 95_000 },
  { ...cup, no: 'CUP-3', colour: 'Arang', left: 0 },
  {
    no: 'POT-1',
    series: 'POT',
    title: 'Teko Pawon 900 ml',
    about,
    colour: 'Gading',
    cost: 240_000,
    left: 5,
    facts: { Isi: '900 ml' },
  },
];

/** A made-up shop with a plain API of its own, all of it in memory: articles, and baskets that hold them. */
export function createShop() {
  const baskets = new Map<string, Map<string, number>>();
  const app = new Hono();
  app.get('/articles', (c) => c.json(ARTICLES));
  app.get('/articles/:no', (c) => {
    const article = ARTICLES.find(({ no }) => no === c.req.param('no'));
    return article === undefined ? c.json({ message: 'unknown article' }, 404) : c.json(article);
  });
  app.get('/baskets/:id', (c) => c.json(Object.fromEntries(baskets.get(c.req.param('id')) ?? [])));
  app.post('/baskets/:id/articles/:no', async (c) => {
    const { id, no } = c.req.param();
    const { pieces } = await c.req.json<{ pieces: number }>();
    const article = ARTICLES.find((one) => one.no === no);
    if (article === undefined) return c.json({ message: 'unknown article' }, 404);
    const basket = baskets.get(id) ?? new Map<string, number>();
    const wanted = (basket.get(no) ?? 0) + pieces;
    if (wanted > article.left) return c.json({ message: 'not enough left', left: article.left }, 409);
    basket.set(no, wanted);
    baskets.set(id, basket);
    return c.json(Object.fromEntries(basket));
  });
  return app;
}
