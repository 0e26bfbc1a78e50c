import { selectRoute } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePage, usePageSelector } from '../hooks/page.tsx';
import { useTheme } from '../hooks/shell/theme.ts';
import s from '../ui/parts.module.css';

const THEMES = {
  system: 'footer.themeSystem',
  light: 'footer.themeLight',
  dark: 'footer.themeDark',
} as const;

/** Help, and the choice of theme; a link each, so that they work without the script. */
export function Footer() {
  const t = useCopy();
  const path = usePageSelector((snapshot) => selectRoute(snapshot).path);
  const current = useTheme();
  const page = usePage();
  return (
    <footer className={s.footer} id="footer">
      <span>© 2026 Etalase</span>
      <a href={links.customerCare()}>{t('footer.help')}</a>
      <span className={s.row} role="group" aria-label={t('footer.theme')}>
        {Object.entries(THEMES).map(([theme, key]) => (
          <a
            key={theme}
            href={withTheme(path, theme)}
            rel="nofollow"
            aria-current={theme === current ? 'true' : undefined}
          >
            {t(key)}
          </a>
        ))}
      </span>
      <button
        type="button"
        id="consent-open"
        onClick={() => page.send({ type: 'part.told', name: 'consent', event: { type: 'consent.reopened' } })}
      >
        {t('footer.privacy')}
      </button>
    </footer>
  );
}

function withTheme(path: string, theme: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('theme', theme);
  return url.pathname + url.search;
}
