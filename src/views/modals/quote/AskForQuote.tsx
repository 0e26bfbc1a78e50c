import { useId } from 'react';
import { quoteNumber } from '#src/domain/quote/quote.ts';
import { useCopy, useIsPartMissed, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { QuoteForm } from './askForQuote/QuoteForm.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The form to request a price for many pieces, and its outcome. [MODAL-09, QUOTE-01..05] */
export function AskForQuote() {
  const t = useCopy();
  const formId = useId();
  const { name } = useSummary();
  useNeeded('quote', true);
  const part = useLaterPart('quote');
  const isMissed = useIsPartMissed('quote');
  const retry = useRetry('quote');
  const isPending = useLaterSelector('quote', (snapshot) => snapshot.hasTag('pending'), false);
  const isAsked = useLaterSelector('quote', (snapshot) => snapshot.matches('asked'), false);
  const isAskedBefore = useLaterSelector('quote', (snapshot) => snapshot.matches('askedBefore'), false);
  const number = useLaterSelector('quote', ({ context }) => context.number, null);
  const isDone = isAsked || isAskedBefore;
  return (
    <ModalSheet
      title={t('quote.ask')}
      foot={
        <FormFoot
          formId={formId}
          leave={t(isDone ? 'quote.close' : 'quote.cancel')}
          send={isDone ? null : t('quote.send')}
          isPending={isPending}
          isReady={part !== null}
        />
      }
    >
      <div className={s.stack}>
        <p>
          <b>{name}</b>
        </p>
        {isDone && (
          <Note tone="info" live>
            <span>{t(isAsked ? 'quote.sent' : 'quote.before')}</span>{' '}
            {number !== null && <Told number={quoteNumber(number)} />}
          </Note>
        )}
        {isMissed && <FailedPart title={t('quote.missed')} onRetry={retry} />}
        {part === null && !isMissed && <TextSkeleton label={t('quote.loading')} />}
        {part !== null && !isDone && <QuoteForm id={formId} part={part} isPending={isPending} />}
      </div>
    </ModalSheet>
  );
}

/** The number of the request. A visitor quotes it later, so translators leave it alone. [TRANSLATE-04] */
function Told({ number }: { number: string }) {
  const t = useCopy();
  const [before, after] = t('quote.number', { number }).split(number);
  return (
    <>
      <span>{before}</span>
      <span translate="no">{number}</span>
      <span>{after}</span>
    </>
  );
}
