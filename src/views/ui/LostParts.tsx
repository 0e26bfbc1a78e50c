import { LATER_PARTS, type LaterPartName } from '#src/machines/page/pageParts.ts';
import { useCopy, usePage, usePageSelector } from '../hooks/page.tsx';
import { FailedPart } from './FailedPart.tsx';
import { Refusal } from './Refusal.tsx';
import { Button } from './Button.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import s from './parts.module.css';
import { lostPartOf } from './lostPlaces.ts';

const isLater = (name: string): name is LaterPartName => name in LATER_PARTS;

/**
 * Says of each part of a place that it has thrown, with a way on: a part that came later is asked for again, for any other
 * the page is loaded anew, which keeps what its address says. A page beside the product has none of the product's
 * sections: there it is said once, below all. [ERR-67]
 */
export function LostParts({ place }: { place: string }) {
  const t = useCopy();
  const page = usePage();
  const lost = usePageSelector((snapshot) => snapshot.context.lost);
  const hasSections = usePageSelector(
    ({ context }) => context.route.page.kind === 'product' && context.shown !== null,
  );
  const said = lost.flatMap((name) => {
    const part = lostPartOf(name);
    if (part === null) return [];
    const at = part.at === 'bar' || hasSections ? part.at : 'page';
    return at === place ? [{ name, key: part.key }] : [];
  });
  // Of several the same is said once.
  const shown = said.filter(({ key }, position) => said.findIndex((one) => one.key === key) === position);
  return shown.map(({ name, key }) => {
    const retry = () => {
      for (const one of said)
        if (one.key === key && isLater(one.name)) page.send({ type: 'part.needed', name: one.name });
    };
    if (place === 'bar')
      return (
        <div key={key} className={s.offline} role="alert">
          <span>{t(key)}</span>
          {isLater(name) ? (
            <Button look="quiet" isSmall onClick={retry}>
              {t('action.retry')}
            </Button>
          ) : (
            <ReloadButton />
          )}
        </div>
      );
    return isLater(name) ? (
      <FailedPart key={key} title={t(key)} onRetry={retry} />
    ) : place === 'buying' ? (
      <Refusal key={key} actions={<ReloadButton />}>
        {t(key)}
      </Refusal>
    ) : (
      <FailedPart
        key={key}
        title={t(key)}
        retryText={t('action.reloadPage')}
        onRetry={() => location.reload()}
      />
    );
  });
}
