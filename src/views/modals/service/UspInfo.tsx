import * as z from 'zod/mini';
import { parseProductCopy } from '#src/domain/product/productConfig.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLanguage } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ICON_NAMES } from '../../ui/iconNames.ts';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const words = z.object({ id: z.string(), en: z.string() });
const points = z.array(z.object({ icon: z.string(), title: words, text: words }));

/** The selling points, in the words of the product copy. [MODAL-13] */
export function UspInfo() {
  const t = useCopy();
  const language = useLanguage();
  const copy = useContent('productCopy') as { content: string } | null;
  const parsed = z.safeParse(points, parseProductCopy(copy?.content ?? '')['usp']);
  return (
    <ModalSheet title={t('usp.title')}>
      {!parsed.success || parsed.data.length === 0 ? (
        <p className={s.soft}>{t('usp.none')}</p>
      ) : (
        <ul className={d.perks}>
          {parsed.data.map((point) => (
            <li key={point.title.id}>
              <Icon name={ICON_NAMES.find((name) => name === point.icon) ?? 'info'} />
              <span>
                <b>{point.title[language]}</b>
                <br />
                <span className={s.soft}>{point.text[language]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ModalSheet>
  );
}
