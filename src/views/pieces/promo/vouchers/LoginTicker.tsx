import { selectRoute } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector } from '../../../hooks/page.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';

/** Tells a guest the benefit of a login; members do not see it. [PROMO-02, LINK-03] */
export function LoginTicker() {
  const t = useCopy();
  const isGuest = usePageSelector((snapshot) => snapshot.context.isMember === false);
  const path = usePageSelector((snapshot) => selectRoute(snapshot).path);
  if (!isGuest) return null;
  return (
    <p className={s.ticker}>
      <Icon name="sparkles" />
      <span>{t('promo.ticker')}</span>
      <a className={s.link} href={links.login(path, null)}>
        {t('promo.login')}
      </a>
    </p>
  );
}
