import { LONGEST_SEARCH_DRAFT } from '#src/domain/shell/limits.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import { selectRoute, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useLanguage, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { AccountMenu } from './AccountMenu.tsx';
import { BagLink } from './BagLink.tsx';
import { SendTo } from './SendTo.tsx';

/** Brand, search, language, bag and account; each leads to the vendor's own place. [SHELL-07] */
export function Header() {
  const t = useCopy();
  const language = useLanguage();
  const route = usePageSelector(selectRoute);
  const vendor = usePageSelector(selectVendor);
  const user = usePartSelector('session', (snapshot) => snapshot.context.user);
  const loginHref = links.login(route.path, null);
  return (
    <header className={s.header}>
      <div className={s.headerIn}>
        <a
          className={s.brand}
          href={links.home()}
          aria-label={t(vendor === 'grocery' ? 'header.homeGrocery' : 'header.home')}
        >
          <BrandMark />
          <span>etalase</span>
          {vendor === 'grocery' && <small> mart</small>}
        </a>
        <SearchForm />
        <SendTo />
        <span className={s.lang} role="group" aria-label={t('header.language')}>
          <a
            // The link of the present language leads nowhere, and is no stop for Tab.
            href={language === 'id' ? undefined : withLanguage(route.path, 'id')}
            lang="id"
            title="Bahasa Indonesia"
            aria-current={language === 'id' ? 'true' : undefined}
          >
            ID
          </a>
          <a
            href={language === 'en' ? undefined : withLanguage(route.path, 'en')}
            lang="en"
            title="English"
            aria-current={language === 'en' ? 'true' : undefined}
          >
            EN
          </a>
        </span>
        <BagLink />
        {user === null ? (
          <>
            <a className={cx(s.iconbtn, s.onlyNarrow)} href={loginHref} aria-label={t('header.login')}>
              <Icon name="circle-user" size="l" />
            </a>
            <a className={cx(s.btn, s.btnLine, s.btnS, s.onlyWide)} href={loginHref}>
              {t('header.login')}
            </a>
          </>
        ) : (
          <AccountMenu name={user.name} path={route.path} t={t} />
        )}
      </div>
    </header>
  );
}

/** Searches where the vendor searches; an empty term does nothing. [LINK-16, LINK-17] */
function SearchForm() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const label = t(vendor === 'grocery' ? 'header.searchGrocery' : 'header.search');
  return (
    <form
      className={s.search}
      role="search"
      method="get"
      action={vendor === 'grocery' ? '/grocery/cari' : '/_search'}
      onSubmit={(event) => {
        event.preventDefault();
        const term = String(new FormData(event.currentTarget).get('searchTerm')).trim();
        if (plainLine(term) !== '') window.location.assign(links.search(vendor, term));
      }}
    >
      {/* Enter in the field does the same: no stop for Tab of its own. */}
      <button type="submit" tabIndex={-1} aria-label={t('header.searchSubmit')}>
        <Icon name="search" />
      </button>
      <input
        type="search"
        name="searchTerm"
        id="search"
        placeholder={label}
        aria-label={label}
        maxLength={LONGEST_SEARCH_DRAFT}
        required
      />
    </form>
  );
}

/** The same address in a language. [I18N-02] */
function withLanguage(path: string, language: 'id' | 'en'): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d="M5 4h22a2 2 0 0 1 1.9 1.4L30 9H2l1.1-3.6A2 2 0 0 1 5 4z" />
      <path
        fill="currentColor"
        opacity=".55"
        d="M2 10.500h7v1a3.500 3.500 0 0 1-7 0zM16 10.500h7v1a3.500 3.500 0 0 1-7 0z"
      />
      <path
        fill="currentColor"
        d="M9 10.500h7v1a3.500 3.500 0 0 1-7 0zM23 10.500h7v1a3.500 3.500 0 0 1-7 0z"
      />
      <path
        fill="currentColor"
        d="M4 17.200h2.400v8.400h19.200v-8.400H28V26a2.400 2.400 0 0 1-2.400 2.400H6.400A2.400 2.400 0 0 1 4 26z"
      />
      <path fill="currentColor" d="M10 20.400h12v2.400H10z" />
    </svg>
  );
}
