import { useState } from 'react';
import { operationalHours } from '#src/domain/seller/careHours.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLaterSelector, usePageSelector } from '../hooks/page.tsx';
import { useNear } from '../hooks/near.ts';
import { useIsChatAvailable } from '../hooks/product/product.ts';
import { useFirstQuestionIds, useQuestionsNeeded } from '../hooks/questions/questions.ts';
import { useFailure } from '../hooks/standing.ts';
import { AllQuestionsLink } from '../pieces/questions/AllQuestionsLink.tsx';
import { AskButton } from '../pieces/questions/AskButton.tsx';
import { QuestionItem } from '../pieces/questions/QuestionItem.tsx';
import { QuestionsSkeleton } from '../pieces/questions/QuestionsSkeleton.tsx';
import { ChatButton } from '../ui/ChatButton.tsx';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** Questions about the product, and the ways to ask: here in public, or the seller alone. [SECTION-09, QNA-01] */
export function QuestionsSection() {
  const t = useCopy();
  const count = useLaterSelector('questions', ({ context }) => context.summary?.count ?? 0, 0);
  return (
    <section className={s.sec} id="discussion" aria-labelledby="discussion-title">
      <div className={s.secHead}>
        <h2 id="discussion-title">{t('questions.sectionTitle')}</h2>
        {count > 0 && <AllQuestionsLink />}
      </div>
      <Questions />
      <Invitation />
    </section>
  );
}

/** The first questions; loaded when their place is near or passed. [QNA-01, ROUTE-30] */
function Questions() {
  const t = useCopy();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useQuestionsNeeded(isNear);
  const summary = useLaterSelector('questions', ({ context }) => context.summary, null);
  const shown = useFirstQuestionIds();
  const { hasFailed, retry } = useFailure('questions', 'listFailed');
  return (
    <div ref={ref} className={cx(s.stack, s.questionsFirst)}>
      {summary !== null && summary.count > 0 && (
        <p className={s.soft}>
          {t('questions.counts', {
            count: summary.count,
            answered: summary.count - summary.unanswered,
          })}
        </p>
      )}
      {summary?.count === 0 && shown?.length === 0 && <p className={s.soft}>{t('questions.none')}</p>}
      {shown === null && !hasFailed && <QuestionsSkeleton isStill={!isNear} />}
      {/* A failure in the list of all questions shows in that list. [QNA-14] */}
      {hasFailed && shown === null && <FailedPart title={t('questions.failed')} onRetry={retry} />}
      {shown !== null && shown.length > 0 && (
        <ul className={s.reviews}>
          {shown.map((id) => (
            <li key={id}>
              <QuestionItem id={id} answers={1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The ways to ask; the chat where one is possible. [SECTION-09, CHAT-14, QNA-07] */
function Invitation() {
  const t = useCopy();
  const hasChat = useIsChatAvailable();
  const open = usePageSelector((snapshot) => operationalHours(selectConfig(snapshot) ?? {}).open);
  const close = usePageSelector((snapshot) => operationalHours(selectConfig(snapshot) ?? {}).close);
  return (
    <div className={s.ask}>
      <Icon name="message-circle-question-mark" size="l" />
      <div>
        <p className={s.strong}>{t('questions.invite')}</p>
        <p className={s.soft}>{t('questions.askHint')}</p>
        {hasChat && (
          <p className={s.soft}>
            {t('questions.careHours', { open: open.replace(':', '.'), close: close.replace(':', '.') })}
          </p>
        )}
      </div>
      <div className={s.rowWrap}>
        <AskButton />
        {hasChat && (
          <ChatButton className={cx(s.btn, s.btnQuiet, s.btnS)}>{t('questions.askSeller')}</ChatButton>
        )}
      </div>
    </div>
  );
}
