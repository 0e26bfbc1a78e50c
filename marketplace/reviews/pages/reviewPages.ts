import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatNumber, formatRating } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { badgeOf } from '#src/domain/reviews/review.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { createReviewLists, NO_FILTER } from '../rules/reviewLists.ts';
import { viewsOf } from '../rules/reviewViews.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';

/** Reviews on one page of a store, and reviewers in the hall of fame. */
const PER_PAGE = 20;
const WORDS = {
  id: {
    reviews: 'Ulasan toko',
    noReviews: 'Belum ada ulasan untuk toko ini.',
    newer: 'Ulasan yang lebih baru',
    older: 'Ulasan yang lebih lama',
    rating: 'Rating {rating} dari 5',
    hall: 'Hall of fame',
    hallAbout: 'Pengulas dengan ulasan paling berguna.',
    settings: 'Atur profil ulasan',
    settingsAbout: 'Ulasanmu tampil dengan nama ini:',
    settingsGuest: 'Masuk untuk mengatur profil ulasanmu.',
    enter: 'Masuk',
    useful: '{count} ulasan paling berguna dari {total}',
  },
  en: {
    reviews: 'Store reviews',
    noReviews: 'This store has no reviews yet.',
    newer: 'Newer reviews',
    older: 'Older reviews',
    rating: 'Rated {rating} out of 5',
    hall: 'Hall of fame',
    hallAbout: 'Who wrote the most useful reviews.',
    settings: 'Review profile settings',
    settingsAbout: 'Your reviews are shown with this name:',
    settingsGuest: 'Log in to change your review profile.',
    enter: 'Log in',
    useful: '{count} most useful reviews of {total}',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Lists the reviews of a store's goods, the newest first; links with `#ulasan` lead there. [MODAL-46] */
export function reviewsOfStore(deps: MarketplaceDeps) {
  const lists = createReviewLists(deps.database);
  return async (c: MarketplaceContext, merchantCode: string): Promise<Markup> => {
    const language = languageOf(c);
    const words = WORDS[language];
    await deps.reviewSeeds.need(deps.catalogue.sold({ merchantCode }).map(({ productSku }) => productSku));
    const asked = Number(c.req.query('ulasan'));
    const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
    const { count, rows } = lists.list({
      scope: { merchantCode },
      filter: NO_FILTER,
      sort: 'LATEST',
      offset: (page - 1) * PER_PAGE,
      limit: PER_PAGE,
    });
    const reviews = viewsOf(deps, rows, { memberId: null, language }, { withProduct: true });
    // The list of products above keeps its filters.
    const way = (to: number, text: string) => {
      const search = new URLSearchParams(new URL(c.req.url).search);
      search.set('ulasan', String(to));
      return html`<a href="?${search.toString()}#ulasan">${text}</a>`;
    };
    return html`<h2 id="ulasan">${words.reviews}</h2>
      ${
        reviews.length === 0
          ? html`<p>${words.noReviews}</p>`
          : html`<ul>
              ${reviews.map(
                ({ rating, text, author, product }) =>
                  html`<li class="switch">
                    <p>
                      <b><bdi>${author.name}</bdi></b>
                      <span class="soft"
                        >${words.rating.replace('{rating}', formatRating(rating, language))}</span
                      >
                    </p>
                    <p dir="auto">${text}</p>
                    ${product === null ? '' : html`<p><a href="${product.url}">${product.name}</a></p>`}
                  </li>`,
              )}
            </ul>`
      }
      <p class="acts">
        ${page > 1 ? way(page - 1, words.newer) : ''}
        ${page * PER_PAGE < count ? way(page + 1, words.older) : ''}
      </p>`;
  };
}

/** Pages of the most useful reviewers, and of a member's name in reviews. [LINK-14, LINK-15] */
export function reviewPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/hall-of-fame', async (c) => {
    const language = languageOf(c);
    const words = WORDS[language];
    await deps.reviewSeeds.needWritten();
    const reviewers = deps.database.all(
      'SELECT name, reviews, most_useful FROM reviewers WHERE reviews > 0 ORDER BY most_useful DESC, reviews DESC, id LIMIT ?',
      PER_PAGE,
    );
    return c.html(
      standInPage(
        c,
        words.hall,
        html`<p>${words.hallAbout}</p>
          <ol>
            ${reviewers.map((row) => {
              const badge = badgeOf(Number(row['most_useful']));
              const useful = words.useful
                .replace('{count}', formatNumber(Number(row['most_useful']), language))
                .replace('{total}', formatNumber(Number(row['reviews']), language));
              return html`<li>
                <b><bdi>${row['name']}</bdi></b> ${badge ?? ''}
                <span class="soft">${useful}</span>
              </li>`;
            })}
          </ol>`,
      ),
    );
  });
  app.get('/member/review/settings', async (c) => {
    const language = languageOf(c);
    const words = WORDS[language];
    const { memberId } = c.var.visit;
    await deps.reviewSeeds.needWritten();
    const own = deps.database.get('SELECT name FROM reviewers WHERE member_id = ?', memberId ?? '');
    const name = own?.['name'] ?? demoMembers.find(({ id }) => id === memberId)?.name ?? '';
    return c.html(
      standInPage(
        c,
        words.settings,
        memberId === null
          ? html`<p>${words.settingsGuest}</p>
              <p><a class="button" href="/login?redirect=/member/review/settings">${words.enter}</a></p>`
          : html`<p>${words.settingsAbout}</p>
              <p>
                <b><bdi>${name}</bdi></b>
              </p>`,
      ),
    );
  });
  return app;
}
