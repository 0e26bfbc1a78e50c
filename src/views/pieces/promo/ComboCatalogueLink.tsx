import { laterLinks } from '#src/router/laterLinks.ts';
import { useCopy } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** A link to all products of a combo. */
export function ComboCatalogueLink({ id }: { id: string }) {
  const t = useCopy();
  return (
    <p>
      <a className={s.link} href={laterLinks.bundlingCatalogue(id)}>
        <span>{t('combo.seeAll')}</span>
        <Icon name="chevron-right" />
      </a>
    </p>
  );
}
