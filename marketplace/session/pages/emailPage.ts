import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';
import { memberForm } from './memberForms.ts';

const PATH = '/verify-email';
interface EmailWords {
  title: string;
  login: string;
  about: string;
  verify: string;
  verified: string;
}
const WORDS: Record<Language, EmailWords> = {
  id: {
    title: 'Verifikasi email',
    login: 'Masuk untuk memverifikasi email',
    about:
      'Toko contoh ini tidak mengirim email. Alamatmu langsung terverifikasi begitu kamu menekan tombol.',
    verify: 'Verifikasi',
    verified: 'Email ini sudah terverifikasi.',
  },
  en: {
    title: 'Verify your email',
    login: 'Log in to verify your email address',
    about: 'This demo shop sends no emails. Your address is verified as soon as you press the button.',
    verify: 'Verify',
    verified: 'This email address is verified.',
  },
};

/** Page on which members verify their address. A real shop sends a link to it; here one press verifies. [LINK-09] */
export function emailPage({ database }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get(PATH, (c) => {
    const language = languageOf(c);
    const t = WORDS[language];
    const page = (body: Markup) => c.html(standInPage(c, t.title, body));
    const { memberId } = c.var.visit;
    c.header('cache-control', 'no-store');
    if (memberId === null)
      return page(html`<p><a class="button" href="/login?redirect=${PATH}">${t.login}</a></p>`);
    const row = database.get('SELECT email, email_verified FROM members WHERE id = ?', memberId);
    const isVerified = row?.['email_verified'] === 1;
    return page(
      html`<p><b>${String(row?.['email'] ?? '')}</b></p>
        ${
          isVerified
            ? html`<p role="status">${t.verified}</p>`
            : html`<p>${t.about}</p>
                <form method="post"><button>${t.verify}</button></form>`
        }`,
    );
  });
  memberForm(app, PATH, (memberId) => {
    database.run('UPDATE members SET email_verified = 1 WHERE id = ?', memberId);
  });
  return app;
}
