import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useQuestionIds, useQuestionsNeeded } from '../../hooks/questions/questions.ts';
import { useFailure } from '../../hooks/standing.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import s from '../../ui/parts.module.css';
import { AskButton } from './AskButton.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { QuestionsSkeleton } from './QuestionsSkeleton.tsx';
import { QuestionTools } from './QuestionTools.tsx';

/** All questions of the product, with order, search and the ways to ask; ten more at a time. [QNA-04..07, QNA-27] */
export function QuestionList() {
  const t = useCopy();
  useQuestionsNeeded(true);
  const hasCome = useLaterSelector('questions', ({ context }) => context.summary !== null, false);
  const isEmpty = useLaterSelector('questions', (snapshot) => snapshot.hasTag('listEmpty'), false);
  const { own } = useQuestionIds();
  const { hasFailed, retry } = useFailure('questions', 'listFailed');
  return (
    <div className={s.reviewsAll}>
      <div className={cx(s.rowWrap, s.between)}>
        <p className={s.soft}>{t('questions.askHint')}</p>
        <AskButton isMain />
      </div>
      {!hasCome && !hasFailed && <QuestionsSkeleton />}
      {!hasCome && hasFailed && <FailedPart title={t('questions.failed')} onRetry={retry} />}
      {isEmpty && own.length === 0 && <p className={s.soft}>{t('questions.none')}</p>}
      {hasCome && !(isEmpty && own.length === 0) && (
        <>
          {!isEmpty && <QuestionTools />}
          <Items />
        </>
      )}
    </div>
  );
}

/** The loaded part of the list, and the button for more. */
function Items() {
  const t = useCopy();
  const part = useLaterPart('questions');
  const { own, others } = useQuestionIds();
  const isEmpty = useLaterSelector('questions', (snapshot) => snapshot.hasTag('listEmpty'), false);
  const isPending = useLaterSelector('questions', (snapshot) => snapshot.hasTag('listPending'), false);
  const isSorting = useLaterSelector('questions', (snapshot) => snapshot.matches({ list: 'sorting' }), false);
  const hasLostList = useLaterSelector(
    'questions',
    (snapshot) => snapshot.matches({ list: 'failed' }) || snapshot.matches({ list: 'unreached' }),
    false,
  );
  const hasMore = useLaterSelector(
    'questions',
    ({ context: { paging } }) => paging !== null && paging.page < paging.totalPage,
    false,
  );
  const { sort, search } = useLaterSelector('questions', ({ context }) => context.criteria, EVERY_QUESTION);
  const { hasFailed, retry } = useFailure('questions', 'listFailed');
  const isShown = !hasLostList && own.length + others.length > 0;
  return (
    <div aria-busy={isPending}>
      {!hasLostList && !isShown && (
        <div className={s.stack}>
          <p className={s.soft}>
            {t(sort === 'UNANSWERED' && search === '' ? 'questions.allAnswered' : 'questions.noMatch')}
          </p>
          {search !== '' && (
            <div className={s.rowWrap}>
              <AskButton words={search} />
            </div>
          )}
        </div>
      )}
      {isShown && (
        <ul className={cx(s.reviews, s.rvLong, isSorting && s.rvPending)}>
          {[...own, ...others].map((id) => (
            // By its id the place in the list is found again.
            <li key={id} id={`question-${id}`}>
              <QuestionItem id={id} />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <FailedPart title={t(hasLostList ? 'questions.failed' : 'questions.moreFailed')} onRetry={retry} />
      )}
      {hasMore && !hasFailed && (
        <Button
          look="quiet"
          isBlock
          disabled={isPending}
          onClick={() => part?.send({ type: 'more.requested' })}
        >
          {t('questions.more')}
        </Button>
      )}
      {!hasMore && !hasFailed && !isEmpty && isShown && (
        <p className={cx(s.small, s.soft)}>{t('questions.end')}</p>
      )}
    </div>
  );
}
