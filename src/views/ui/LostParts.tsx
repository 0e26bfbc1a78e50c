import { LATER_PARTS, type LaterPartName } from '#src/machines/page/pageParts.ts';
import { selectIsDestinationFailed } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePage, usePageSelector } from '../hooks/page.tsx';
import { FailedPart } from './FailedPart.tsx';
import { Refusal } from './Refusal.tsx';
import { Button } from './Button.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import s from './parts.module.css';
import { lostPartOf } from './lostPlaces.ts';

const isLater = (name: string): name is LaterPartName => name in LATER_PARTS;

/**
 * Reports each part of a place that threw, with a remedy: a later part is requested again; for any other the page is
 * reloaded, which keeps its address. A page without the product's sections reports all in one place, below the rest.
 * [ERR-67]
 */
export function LostParts({ place }: { place: string }) {
  const t = useCopy();
  const page = usePage();
  const lost = usePageSelector((snapshot) => snapshot.context.lost);
  const hasSections = usePageSelector(
    ({ context }) => context.route.page.kind === 'product' && context.shown !== null,
  );
  const isPlaceSaid = usePageSelector(selectIsDestinationFailed);
  const said = lost.flatMap((name) => {
    const part = lostPartOf(name);
    // The destination's own line reports it.
    if (part === null || (name === 'address' && isPlaceSaid) || (part.hasPage === true && !hasSections))
      return [];
    const at = part.at === 'bar' || hasSections ? part.at : 'page';
    return at === place ? [{ name, key: part.key }] : [];
  });
  // Show the same words once.
  const shown = said.filter(({ key }, position) => said.findIndex((one) => one.key === key) === position);
  return shown.map(({ name, key }) => {
    const retry = () => {
      for (const one of said)
        if (one.key === key && isLater(one.name)) page.send({ type: 'part.needed', name: one.name });
    };
    // Controls of the part that are held are described by this element.
    const id = `lost-${name}`;
    if (place === 'bar')
      return (
        <div key={key} className={s.offline} role="alert">
          <span id={id}>{t(key)}</span>
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
      <FailedPart key={key} id={id} title={t(key)} onRetry={retry} />
    ) : place === 'buying' ? (
      <Refusal key={key} id={id} actions={<ReloadButton />}>
        {t(key)}
      </Refusal>
    ) : (
      <FailedPart
        key={key}
        id={id}
        title={t(key)}
        retryText={t('action.reloadPage')}
        onRetry={() => location.reload()}
      />
    );
  });
}
