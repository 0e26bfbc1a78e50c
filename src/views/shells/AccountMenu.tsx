import { links } from '#src/router/links.ts';
import type { Translate } from '#src/copy/copyTypes.ts';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';

const MENU_ID = 'account';

/**
 * A member's menu under their name: the orders, and the logout, a form that needs no script. The server also makes it apart
 * from the page, which many visitors share. [SHELL-07, AUTH-14]
 */
export function AccountMenu({ name, path, t }: { name: string; path: string; t: Translate }) {
  return (
    <>
      <button
        type="button"
        className={cx(s.account, s.row)}
        popoverTarget={MENU_ID}
        aria-label={t('header.account', { name }).trim()}
      >
        <span className={cx(s.avatar, s.avatarDrawn)} aria-hidden="true" data-initials={initials(name)} />
        <span className={s.onlyWide}>{name.split(' ')[0]}</span>
      </button>
      <div id={MENU_ID} popover="auto" className={s.accountMenu}>
        <b>{name}</b>
        <a href={links.orders()}>{t('header.orders')}</a>
        <form method="post" action={links.logout()}>
          <input type="hidden" name="redirect" value={path} />
          <button type="submit">{t('header.logout')}</button>
        </form>
      </div>
    </>
  );
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
