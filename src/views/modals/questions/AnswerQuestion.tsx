import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { ANSWERS_PER_DAY, LONGEST_QUESTION, SHORTEST_QUESTION } from '#src/domain/shell/limits.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import {
  EMPTY_ANSWER,
  formOf,
  type AnswerRefusal,
} from '#src/machines/questions/answering/answeringMachine.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useQuestion, useQuestionsNeeded } from '../../hooks/questions/questions.ts';
import { useRetry } from '../../hooks/standing.ts';
import { QuestionItem } from '../../pieces/questions/QuestionItem.tsx';
import { WordsForm } from '../../pieces/questions/WordsForm.tsx';
import { ReviewWords } from '../../pieces/reviews/ReviewWords.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The form to answer a question of the product, and its outcome. [QNA-17..20] */
export function AnswerQuestion() {
  const t = useCopy();
  const formId = useId();
  const questionId = String(
    usePartSelector('modal', ({ context }) => context.active?.params['questionId'] ?? ''),
  );
  // After a login the question must load first.
  useQuestionsNeeded(true);
  const question = useQuestion(questionId);
  useNeeded('answering', true);
  const part = useLaterPart('answering');
  useEffect(() => () => part?.send({ type: 'answer.left', questionId }), [part, questionId]);
  const isMissed = useIsPartMissed('answering');
  const retry = useRetry('answering');
  const isPending = useLaterSelector('answering', (snapshot) => snapshot.hasTag('pending'), false);
  const given = useLaterSelector('answering', ({ context }) => formOf(context, questionId).given, null);
  return (
    <ModalSheet
      title={t('questions.answerTitle')}
      foot={
        <FormFoot
          formId={formId}
          leave={t(given === null ? 'questions.cancel' : 'questions.close')}
          back
          send={given === null ? t('questions.answerSend') : null}
          isPending={isPending}
          isReady={part !== null}
        />
      }
    >
      <div className={s.stack}>
        {given !== null && (
          <Note tone="info" live>
            {t(given.isInReview ? 'questions.answerSentToReview' : 'questions.answerSent')}
          </Note>
        )}
        {given !== null && <QuestionItem id={questionId} isAnswered />}
        {given === null && question !== null && (
          <div className={s.questionsAsked}>
            <ReviewWords text={question.text} />
          </div>
        )}
        {isMissed && <FailedPart title={t('questions.missed')} onRetry={retry} />}
        {part === null && !isMissed && <TextSkeleton label={t('questions.formLoading')} />}
        {part !== null && given === null && <Form {...{ formId, questionId, part }} />}
      </div>
    </ModalSheet>
  );
}

function Form(props: { formId: string; questionId: string; part: LaterParts['answering'] }) {
  const { formId, questionId, part } = props;
  const t = useCopy();
  const { draft, isChecked, refusal } = useSelector(
    part,
    ({ context }) => context.forms[questionId] ?? EMPTY_ANSWER,
  );
  const isPending = useSelector(part, ({ context }) => context.sending === questionId);
  const words = (what: AnswerRefusal | null) =>
    what === null
      ? null
      : t(`questions.answerFault.${what}`, {
          least: SHORTEST_QUESTION,
          most: what === 'tooMany' ? ANSWERS_PER_DAY : LONGEST_QUESTION,
        });
  return (
    <WordsForm
      id={formId}
      intro={t('questions.answerText')}
      label={t('questions.ownAnswer')}
      example={t('questions.answerExample')}
      draft={draft}
      fault={words(isChecked ? readQuestion(draft).fault : null)}
      refusal={words(refusal)}
      isPending={isPending}
      onType={(text) => part.send({ type: 'answer.typed', questionId, text })}
      onSubmit={() => part.send({ type: 'answer.submitted', questionId })}
    />
  );
}
