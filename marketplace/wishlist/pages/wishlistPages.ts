import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ALBUM_ITEMS_MAX } from '#src/domain/shell/limits.ts';
import { albumNameOf } from '#src/domain/wishlist/wishlist.ts';
import { isOfType } from '../../../web/contentType.ts';
import { readText, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { moveItems, putBack, takeOut, type HeldItem, type PickedItems } from '../rules/albumItems.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { albumsOf, createAlbum, readAlbumName } from '../rules/wishlist.ts';
import { languageOf, standInPage } from '../../core/pages/layout.ts';
import { leadOn, outcomeOn } from '../../core/pages/outcomes.ts';
import { albumPage, guestPage, type AlbumNews, type AlbumState } from './wishlistMarkup.ts';
import { WISHLIST_WORDS } from './wishlistWords.ts';

/** Enough for all products of a full album, each with its position. */
const MAX_FORM_BYTES = 128 * 1024;
const sku = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const skus = z.array(sku).check(z.maxLength(ALBUM_ITEMS_MAX));
/** An item and its position in the album. */
const heldItem = z.pipe(
  z.string().check(z.regex(/^\d{1,15} [A-Za-z0-9._-]{1,64}$/)),
  z.transform((text): HeldItem => {
    const [position = '', itemSku = ''] = text.split(' ');
    return { itemSku, position: Number(position) };
  }),
);
const albumForm = z.object({
  act: z.enum(['create', 'move', 'remove', 'undo']),
  album: id,
  picked: skus,
  to: z.string().check(z.maxLength(64)),
  name: z.string().check(z.overwrite(albumNameOf)),
  key: id,
  back: z.array(heldItem).check(z.maxLength(ALBUM_ITEMS_MAX)),
});
type AlbumForm = z.output<typeof albumForm>;

/** Pages of the member's albums, which move or remove several products at once. [LINK-25, WISH-19..24] */
export function wishlistPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const show = (
    c: MarketplaceContext,
    memberId: string,
    state: AlbumState,
    status: 200 | 400 | 401 | 404 | 409 = 200,
  ) => {
    const language = languageOf(c);
    const body = albumPage(deps, memberId, state, { language, lang: c.req.query('lang') });
    return c.html(standInPage(c, WISHLIST_WORDS[language].title, body), status);
  };
  const showGuest = (c: MarketplaceContext, state: AlbumState | null, status: 200 | 401) => {
    const language = languageOf(c);
    const body = guestPage(state, { isLost: status === 401, language });
    return c.html(standInPage(c, WISHLIST_WORDS[language].title, body), status);
  };

  /** Redirects to the album, which shows the outcome. */
  const answered = (c: MarketplaceContext, state: AlbumState | null, status: number, isTyped = false) => {
    const query = state?.albumId == null ? '' : `?album=${encodeURIComponent(state.albumId)}`;
    return leadOn(c, deps, `/member/wishlist${query}`, { state, status }, { isTyped });
  };

  app.get('/member/wishlist', (c) => {
    const { memberId } = c.var.visit;
    const said = outcomeOn(c, deps) as
      | { state: AlbumState | null; status: 200 | 400 | 401 | 404 | 409 }
      | undefined;
    if (memberId === null) return showGuest(c, said?.state ?? null, said?.status === 401 ? 401 : 200);
    if (said?.state != null) return show(c, memberId, said.state, said.status);
    const picked = z.safeParse(skus, c.req.queries('picked') ?? []);
    return show(c, memberId, {
      albumId: c.req.query('album') ?? null,
      picked: c.req.query('all') === '1' ? 'all' : picked.success ? picked.data : [],
      to: '',
      name: '',
      news: null,
    });
  });

  app.post('/member/wishlist', async (c) => {
    const { memberId } = c.var.visit;
    const isForm = isOfType(c.req.header('content-type'), 'application/x-www-form-urlencoded');
    const form = isForm ? readForm(await readText(c, MAX_FORM_BYTES)) : null;
    const kept =
      form === null
        ? null
        : { albumId: form.album, picked: form.picked, to: form.to, name: form.name, news: null };
    // After a login the page picks the same items again; the visitor sends them.
    if (memberId === null) return answered(c, kept, 401);
    if (!isForm) throw new Refusal(415, 'FORM_EXPECTED');
    if (form === null || kept === null) throw new Refusal(400, 'INVALID_BODY');
    try {
      const news = write(deps, memberId, form);
      return answered(c, { albumId: form.album, picked: [], to: '', name: '', news }, 200);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
      const [toId, back] = form.act === 'undo' ? [form.album, form.back] : [form.to, []];
      const news: AlbumNews = { kind: 'refused', code: error.code, toId, back };
      const status = error.status === 404 || error.status === 409 ? error.status : 400;
      return answered(c, { ...kept, news }, status, form.act === 'create' && form.name !== '');
    }
  });
  return app;
}

/** Null for a text that is not a form of this page. */
function readForm(text: string): AlbumForm | null {
  const form = new URLSearchParams(text);
  const one = (name: string) => form.get(name) ?? '';
  const read = z.safeParse(albumForm, {
    act: one('act'),
    album: one('album'),
    picked: [...new Set(form.getAll('picked'))],
    to: one('to'),
    name: one('name'),
    key: one('key'),
    back: form.getAll('back'),
  });
  return read.success ? read.data : null;
}

/** Runs the form as a whole or not at all; returns the items that are gone. */
function write({ database, catalogue, now }: MarketplaceDeps, memberId: string, form: AlbumForm): AlbumNews {
  const { act, album, picked, back } = form;
  if (act !== 'undo' && picked.length === 0) throw new Refusal(400, 'NOTHING_PICKED');
  const name = act === 'create' ? readAlbumName(form.name) : '';
  if (!albumsOf(database, catalogue, memberId).some(({ id }) => id === album)) {
    throw new Refusal(404, 'ALBUM_NOT_FOUND');
  }
  if (act === 'undo') {
    database.transaction(() => putBack(database, memberId, album, back));
    return { kind: 'restored', count: back.length };
  }
  if (act === 'remove') {
    return { kind: 'removed', ...database.transaction(() => takeOut(database, memberId, album, picked)) };
  }
  if (act === 'move') {
    const { to } = form;
    const moved = database.transaction(() =>
      moveItems(database, memberId, { from: album, to, itemSkus: picked }),
    );
    return { kind: 'moved', toId: to, ...moved };
  }
  // A form that is sent twice, as by a double press, makes one album.
  const facts = { owner: memberId, key: form.key, request: ['album', album, name, picked], now: now() };
  const made = once(database, facts, (): PickedItems & { toId: string } => {
    const toId = createAlbum(database, memberId, name, now());
    return { toId, ...moveItems(database, memberId, { from: album, to: toId, itemSkus: picked }) };
  });
  return { kind: 'moved', ...made };
}
