import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { PAYLATER_MONTHLY_LIMIT, PAYLATER_REVIEW_MS } from '#src/domain/shell/limits.ts';
import type { PayLaterStatus } from '#src/domain/payment/payLater.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { applyForPayLater, payLaterOf } from '../rules/payLater.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';
import { memberForm } from '../../session/pages/memberForms.ts';

const PATH = '/member/blipay/paylater/introduction';
const MINUTES = PAYLATER_REVIEW_MS / 60_000;
const LIMIT = formatPrice(PAYLATER_MONTHLY_LIMIT);

interface PayLaterWords extends Record<Exclude<PayLaterStatus, 'ACTIVE'>, string> {
  title: string;
  points: readonly string[];
  login: string;
  apply: string;
  /** With the rest of the month's limit. */
  active: (remaining: string, limit: string) => string;
  care: string;
}
const WORDS: Record<Language, PayLaterWords> = {
  id: {
    title: 'Etalase PayLater',
    points: [
      `Belanja sekarang, bayar nanti. Limit hingga ${LIMIT} per bulan.`,
      'Bayar bulan depan tanpa bunga, atau cicil 3, 6, atau 12 bulan.',
      `Cukup sekali daftar. Pengajuanmu kami tinjau sekitar ${MINUTES} menit.`,
    ],
    login: 'Masuk untuk mengajukan',
    apply: 'Ajukan PayLater',
    NOT_REGISTERED: 'Kamu belum punya PayLater.',
    IN_REVIEW: 'Pengajuanmu sedang ditinjau. Hasilnya akan terlihat di sini.',
    active: (remaining, limit) => `PayLater kamu aktif. Sisa limit bulan ini ${remaining} dari ${limit}.`,
    BLOCKED: 'PayLater kamu sedang tidak bisa dipakai.',
    care: 'Hubungi layanan pelanggan',
  },
  en: {
    title: 'Etalase PayLater',
    points: [
      `Shop now, pay later. A limit up to ${LIMIT} a month.`,
      'Pay next month without interest, or over 3, 6 or 12 months.',
      `You sign up once. We look at your application for about ${MINUTES} minutes.`,
    ],
    login: 'Log in to apply',
    apply: 'Apply for PayLater',
    NOT_REGISTERED: 'You do not have PayLater yet.',
    IN_REVIEW: 'Your application is in review. The outcome will show here.',
    active: (remaining, limit) => `Your PayLater is active. ${remaining} of ${limit} is left this month.`,
    BLOCKED: 'Your PayLater cannot be used at the moment.',
    care: 'Contact customer care',
  },
};

/** The page that explains pay-later, shows the member's standing, and takes an application. [LINK-07, PAYLATER-03] */
export function payLaterPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get(PATH, (c) => {
    const language = languageOf(c);
    const t = WORDS[language];
    const { memberId } = c.var.visit;
    c.header('cache-control', 'no-store');
    const page = (standing: Markup) =>
      c.html(
        standInPage(
          c,
          t.title,
          html`<ul>
              ${t.points.map((point) => html`<li>${point}</li>`)}
            </ul>
            ${standing}`,
        ),
      );
    if (memberId === null)
      return page(
        html`<p><a class="button" href="/login?redirect=${encodeURIComponent(PATH)}">${t.login}</a></p>`,
      );
    const { status, limit, remaining } = payLaterOf(deps, memberId);
    const said = status === 'ACTIVE' ? t.active(formatPrice(remaining), formatPrice(limit)) : t[status];
    return page(
      html`<p role="status" class="on">${said}</p>
        ${
          status === 'NOT_REGISTERED'
            ? html`<form method="post"><button>${t.apply}</button></form>`
            : status === 'BLOCKED'
              ? html`<p><a href="/bliblicare">${t.care}</a></p>`
              : ''
        }`,
    );
  });
  memberForm(app, PATH, (memberId) => applyForPayLater(deps, memberId));
  return app;
}
