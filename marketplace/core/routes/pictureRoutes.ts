import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { PICTURES_DIR } from '../rules/pictures.ts';
import { Refusal, type MarketplaceEnv } from '../http/answers.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;
const namePattern = /^[a-z0-9-]{1,80}\.(avif|webp)$/;

/** Answers the pictures of the catalogue; a name is a file of that folder, else the answer is 404. */
export function pictureRoutes() {
  const app = new Hono<MarketplaceEnv>();
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const match = namePattern.exec(name);
    if (match === null) throw new Refusal(404, 'NOT_FOUND');
    const file = await readFile(`${PICTURES_DIR}${name}`).catch(() => null);
    if (file === null) throw new Refusal(404, 'NOT_FOUND');
    return c.body(new Uint8Array(file), 200, {
      'content-type': TYPES[match[1] as keyof typeof TYPES],
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
