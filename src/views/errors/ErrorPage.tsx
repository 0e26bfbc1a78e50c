import { Suspense } from 'react';
import type { ErrorPageKind } from '#src/domain/shell/failure.ts';
import {
  selectErrorKind,
  selectHasProduct,
  selectIsLoading,
  selectRoute,
} from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePage, usePageSelector } from '../hooks/page.tsx';
import { recommendationAtOnce } from '../sections/laterRecommendation.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { isPlainClick } from '../ui/PageLink.tsx';
import s from '../ui/parts.module.css';
import { laterArt } from './laterArt.ts';

/** The whole page when there is no product to show: one sentence, one next step. [ERRPAGE-01..05, EMPTY-01..04] */
export function ErrorPage() {
  const kind: ErrorPageKind = usePageSelector(selectErrorKind) ?? '404';
  const t = useCopy();
  const page = usePage();
  const isBusy = usePageSelector(selectIsLoading);
  const hasProduct = usePageSelector(selectHasProduct);
  const path = usePageSelector((snapshot) => selectRoute(snapshot).path);
  return (
    <main id="content">
      <section className={s.fullstate}>
        <Suspense fallback={<svg className={s.art} viewBox="0 0 260 190" aria-hidden="true" />}>
          <laterArt.View kind={kind} />
        </Suspense>
        {kind !== 'default' && <p className={cx(s.code, s.small)}>{kind}</p>}
        <h1>{t(`errorPage.${kind}.title`)}</h1>
        <p>{t(`errorPage.${kind}.text`)}</p>
        <div className={s.acts}>
          {(kind === '404' || kind === '410') && (
            <>
              <a className={cx(s.btn, s.btnMain)} href={links.home()}>
                {t('errorPage.404.action')}
              </a>
              <a className={cx(s.btn, s.btnQuiet)} href="#search">
                <Icon name="search" size="s" />
                <span>{t('errorPage.404.search')}</span>
              </a>
            </>
          )}
          {(kind === '429' || kind === 'default') && (
            <a
              className={cx(s.btn, s.btnMain)}
              href={path}
              aria-busy={isBusy || undefined}
              onClick={(event) => {
                if (!hasProduct || !isPlainClick(event)) return;
                event.preventDefault();
                page.send({ type: 'retry.requested' });
              }}
            >
              {isBusy && <span className={s.spin} aria-hidden="true" />}
              <span>{t(kind === '429' ? 'errorPage.429.action' : 'action.retry')}</span>
            </a>
          )}
        </div>
      </section>
      {kind === '410' && hasProduct && (
        <div className={s.wrap}>
          <Suspense fallback={<recommendationAtOnce.Coming />}>
            <recommendationAtOnce.View isEager />
          </Suspense>
        </div>
      )}
    </main>
  );
}
