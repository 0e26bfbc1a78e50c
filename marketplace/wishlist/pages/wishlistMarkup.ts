import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { ALBUM_ITEMS_MAX, ALBUM_NAME_MAX } from '#src/domain/shell/limits.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { albumNameOf } from '#src/domain/wishlist/wishlist.ts';
import { itemsOf, type HeldItem, type PickedItems } from '../rules/albumItems.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { albumsOf } from '../rules/wishlist.ts';
import { productLine, type Markup } from '../../core/pages/layout.ts';
import { WISHLIST_WORDS, type WishlistWords } from './wishlistWords.ts';

/** A login returns to an address of at most 2,000 characters, in which `%` may turn one into three. */
const RETURN_MAX = 1_800;
const PATH = '/member/wishlist';

export type AlbumNews =
  | ({ kind: 'moved'; toId: string } & PickedItems)
  | ({ kind: 'removed' } & PickedItems)
  | { kind: 'restored'; count: number }
  /** Nothing was written: `toId` is the album of the refused write, `back` the items to put back. */
  | { kind: 'refused'; code: string; toId: string; back: readonly HeldItem[] };
export interface AlbumState {
  /** The album that is shown; null for the first. */
  albumId: string | null;
  /** Skus that are ticked. */
  picked: readonly string[] | 'all';
  /** The album to move to, and the name of a new one, as they were sent. */
  to: string;
  name: string;
  news: AlbumNews | null;
}
type Album = ReturnType<typeof albumsOf>[number];
interface Page {
  words: WishlistWords;
  language: Language;
  deps: MarketplaceDeps;
  albums: Album[];
  shown: Album;
  state: AlbumState;
  /** Returns an address of the page, in the language that its address names. */
  way: (search: Record<string, string>) => string;
}

const wayWith = (lang: string | undefined) => (search: Record<string, string>) => {
  const query = new URLSearchParams({ ...search, ...(lang === undefined ? {} : { lang }) }).toString();
  return query === '' ? PATH : `${PATH}?${query}`;
};

/** Shows the link to the login, and back to the picked items; `state` is null without any. */
export function guestPage(
  state: AlbumState | null,
  { isLost, language }: { isLost: boolean; language: Language },
): Markup {
  const words = WISHLIST_WORDS[language];
  const back = new URLSearchParams(state?.albumId == null ? {} : { album: state.albumId });
  const picked = state?.picked ?? [];
  if (picked !== 'all') for (const sku of picked) back.append('picked', sku);
  const path = back.size === 0 ? PATH : `${PATH}?${back.toString()}`;
  const redirect = path.length > RETURN_MAX ? PATH : path;
  return html`<p role="${isLost ? 'alert' : 'status'}">${isLost ? words.lost : words.guest}</p>
    <p><a class="button" href="/login?redirect=${encodeURIComponent(redirect)}">${words.logIn}</a></p>`;
}

/** Shows the member's albums by name, and the items of one of them. */
export function albumPage(
  deps: MarketplaceDeps,
  memberId: string,
  state: AlbumState,
  { language, lang }: { language: Language; lang: string | undefined },
): Markup {
  const words = WISHLIST_WORDS[language];
  const albums = albumsOf(deps.database, deps.catalogue, memberId);
  const shown = albums.find(({ id }) => id === state.albumId) ?? albums[0];
  if (shown === undefined) {
    return nothingYet(words, words.none);
  }
  const page: Page = { words, language, deps, albums, shown, state, way: wayWith(lang) };
  const items = itemsOf(deps.database, memberId, shown.id);
  return html`${state.news === null ? '' : newsOf(page, state.news)}
    <nav aria-label="${words.albums}">
      <ul class="acts">
        ${albums.map(
          (album) =>
            html`<li>
              <a
                class="chip"
                href="${page.way({ album: album.id })}"
                ${album === shown ? html`aria-current="page"` : ''}
                ><bdi>${album.name}</bdi> <span class="soft">${words.count(album.count)}</span></a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <h2><bdi>${shown.name}</bdi></h2>
    ${items.length === 0 ? nothingYet(words, words.empty) : picking(page, items)}`;
}

const nothingYet = (words: WishlistWords, text: string): Markup =>
  html`<p>${text}</p>
    <p><a class="button" href="/">${words.shop}</a></p>`;

const nameOf = ({ deps, words }: Page, itemSku: string): string =>
  deps.catalogue.tryFind(itemSku)?.product.name ?? `${itemSku} (${words.unsold})`;

function newsOf(page: Page, news: AlbumNews): Markup {
  const { words, albums, shown } = page;
  if (news.kind === 'refused') {
    return html`<div class="note">
      <p role="alert">${refusalOf(page, news)}</p>
      ${news.back.length === 0 ? '' : undoForm(page, news.back)}
    </div>`;
  }
  if (news.kind === 'restored') {
    return html`<p class="note" role="status">${words.restored(news.count, shown.name)}</p>`;
  }
  const { held, gone } = news;
  const target = news.kind === 'moved' ? albums.find(({ id }) => id === news.toId) : undefined;
  const done =
    held.length === 0
      ? ''
      : news.kind === 'removed'
        ? words.removed(held.length, shown.name)
        : words.moved(held.length, target?.name ?? '');
  return html`<div class="note">
    <div role="status">
      ${done === '' ? '' : html`<p>${done}</p>`}
      ${
        gone.length === 0
          ? ''
          : html`<p>${words.gone(shown.name, gone.map((sku) => nameOf(page, sku)).join(', '))}</p>`
      }
    </div>
    ${
      held.length === 0
        ? ''
        : target !== undefined
          ? html`<p><a href="${page.way({ album: target.id })}">${words.open}</a></p>`
          : undoForm(page, held)
    }
  </div>`;
}

const undoForm = ({ words, shown, way }: Page, held: readonly HeldItem[]): Markup =>
  html`<form method="post" action="${way({})}">
    <input type="hidden" name="album" value="${shown.id}" />
    <input type="hidden" name="key" value="${randomUUID()}" />
    ${held.map(
      ({ position, itemSku }) =>
        html`<input type="hidden" name="back" value="${`${position} ${itemSku}`}" />`,
    )}
    <div class="acts"><button name="act" value="undo" class="quiet">${words.undo}</button></div>
  </form>`;

function refusalOf({ words, albums, state }: Page, { code, toId }: { code: string; toId: string }): string {
  const target = albums.find(({ id }) => id === toId);
  const isLong = albumNameOf(state.name).length > ALBUM_NAME_MAX;
  switch (code) {
    case 'NOTHING_PICKED':
      return words.nothing;
    case 'ALBUM_FULL':
      return words.full(target?.name ?? '', ALBUM_ITEMS_MAX - (target?.count ?? 0));
    case 'INVALID_ALBUM_NAME':
      return isLong ? words.tooLong : words.invalid;
    case 'ALBUM_NAME_TAKEN':
      return words.taken;
    case 'ALBUM_LIMIT':
      return words.limit;
    default:
      return words.missing;
  }
}

/** Shows the products with checkboxes, and the actions for the checked ones. */
function picking(page: Page, items: readonly HeldItem[]): Markup {
  const { words, shown, state, albums, way } = page;
  const isPicked = (sku: string) => state.picked === 'all' || state.picked.includes(sku);
  const others = albums.filter(({ id }) => id !== shown.id);
  const hasAll = items.every(({ itemSku }) => isPicked(itemSku));
  return html`<form method="post" action="${way({})}" class="picking">
    <input type="hidden" name="album" value="${shown.id}" />
    <input type="hidden" name="key" value="${randomUUID()}" />
    <p>
      <a href="${way({ album: shown.id, ...(hasAll ? {} : { all: '1' }) })}"
        >${hasAll ? words.pickNone : words.pickAll}</a
      >
    </p>
    <ul class="grid">
      ${items.map(({ itemSku }) => line(page, itemSku, isPicked(itemSku)))}
    </ul>
    <fieldset class="bar">
      <legend>${words.picked}</legend>
      <p class="row">
        <input
          type="text"
          name="name"
          value="${state.name}"
          aria-label="${words.newAlbum}"
          placeholder="${words.newAlbum}"
          autocomplete="off"
        />
        <button name="act" value="create" class="quiet" aria-label="${words.createAndMove}">
          ${words.create}
        </button>
      </p>
      ${
        others.length === 0
          ? ''
          : html`<p class="row">
              <select name="to" aria-label="${words.to}">
                ${others.map(
                  ({ id, name }) =>
                    html`<option value="${id}" ${id === state.to ? 'selected' : ''}>${name}</option>`,
                )}
              </select>
              <button name="act" value="move">${words.move}</button>
            </p>`
      }
      <p><button name="act" value="remove" class="quiet">${words.remove}</button></p>
    </fieldset>
  </form>`;
}

function line({ deps, words, language }: Page, itemSku: string, isPicked: boolean): Markup {
  const found = deps.catalogue.tryFind(itemSku);
  const name = found?.product.name ?? itemSku;
  const tick = html`<label class="bare"
    ><input
      type="checkbox"
      name="picked"
      value="${itemSku}"
      aria-label="${words.pickNamed(name)}"
      ${isPicked ? 'checked' : ''}
    />
    <span>${words.pick}</span></label
  >`;
  if (found !== null) {
    const values = found.item.values.map((value) => localised(value, language)).join(' · ');
    return productLine(found.product, found.item, values, unitPriceOf(deps, found), tick);
  }
  return html`<li class="line">
    <span class="nopic"></span>
    <div>
      <p>${itemSku}</p>
      <p class="soft">${words.unsold}</p>
      ${tick}
    </div>
  </li>`;
}
