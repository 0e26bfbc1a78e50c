import * as z from 'zod/mini';
import { safeHref } from '#src/router/links.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useConfigValue } from '../../hooks/product/product.ts';
import { useFailure } from '../../hooks/standing.ts';
import { returnCost } from '../../pieces/service/later/returnCost.ts';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const methods = z.array(z.object({ id: z.string(), title: z.string(), description: z.string() }));

/** The period, reasons and ways of a return; leaves out facts that the backend did not send. [RETURN-01..08] */
export function ReturnPolicy() {
  const t = useCopy();
  useNeeded('returnPolicy', true);
  const policy = useLaterSelector('returnPolicy', ({ context }) => context.loaded, null);
  const { hasFailed, retry } = useFailure('returnPolicy');
  const isNone = useLaterSelector('returnPolicy', (snapshot) => snapshot.matches('none'), false);
  const how = z.safeParse(methods, useContent('returnPolicyMethod'));
  const help = safeHref(useConfigValue('pdp.help.returns'));
  return (
    <ModalSheet title={t('returnPolicy.title')}>
      {policy !== null ? (
        <div className={s.stack}>
          <p className={s.strong}>
            {policy.days === null
              ? t('service.returnable')
              : t('service.returnableIn', { days: policy.days })}
          </p>
          {policy.buyerPays !== null && <p className={s.soft}>{returnCost(t, policy)}</p>}
          {policy.reasons.length > 0 && (
            <section className={s.stackS} aria-labelledby="return-reasons">
              <h3 id="return-reasons">{t('returnPolicy.reasons')}</h3>
              <ul className={s.serviceIncludes}>
                {policy.reasons.map((reason) => (
                  <li key={reason}>
                    <Icon name="check" size="s" />
                    <span>
                      <span>{t(`return.${reason}`)}</span>
                      {policy.buyerPays?.includes(reason) === true && (
                        <span className={cx(s.sub, s.small)}>{t('returnPolicy.buyerPays')}</span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {how.success && how.data.length > 0 && (
            <section className={s.stackS} aria-labelledby="return-how">
              <h3 id="return-how">{t('returnPolicy.how')}</h3>
              <ol className={s.steps}>
                {how.data.map(({ id, title, description }) => (
                  <li key={id}>
                    <b>{title}</b>
                    <br />
                    <span className={s.soft}>{description}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {help !== null && (
            <a className={s.link} href={help}>
              {t('returnPolicy.help')}
            </a>
          )}
        </div>
      ) : hasFailed ? (
        <FailedPart title={t('returnPolicy.failed')} onRetry={retry} />
      ) : isNone ? (
        <p className={s.soft}>{t('service.notReturnable')}</p>
      ) : (
        <TextSkeleton label={t('returnPolicy.loading')} />
      )}
    </ModalSheet>
  );
}
