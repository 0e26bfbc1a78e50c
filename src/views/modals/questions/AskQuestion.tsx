import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { LONGEST_QUESTION, QUESTIONS_PER_DAY, SHORTEST_QUESTION } from '#src/domain/shell/limits.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { QuestionRefusal } from '#src/machines/questions/questions/questionsTypes.ts';
import { useCopy, useIsPartMissed, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useQuestion } from '../../hooks/questions/questions.ts';
import { useRetry } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { QuestionItem } from '../../pieces/questions/QuestionItem.tsx';
import { WordsForm } from '../../pieces/questions/WordsForm.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The form to ask about the product, and its outcome. [QNA-07..12, QNA-16] */
export function AskQuestion() {
  const t = useCopy();
  const formId = useId();
  const { name } = useSummary();
  useNeeded('questions', true);
  const part = useLaterPart('questions');
  useEffect(() => () => part?.send({ type: 'ask.left' }), [part]);
  const isMissed = useIsPartMissed('questions');
  const retry = useRetry('questions');
  const isPending = useLaterSelector('questions', (snapshot) => snapshot.hasTag('askPending'), false);
  const isDone = useLaterSelector('questions', (snapshot) => snapshot.matches({ ask: 'asked' }), false);
  const newest = useLaterSelector('questions', ({ context }) => context.ownIds[0] ?? null, null);
  const isInReview = useQuestion(newest ?? '')?.isInReview === true;
  return (
    <ModalSheet
      title={t('questions.askTitle')}
      foot={
        <FormFoot
          formId={formId}
          leave={t(isDone ? 'questions.close' : 'questions.cancel')}
          back
          send={isDone ? null : t('questions.send')}
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
            {t(isInReview ? 'questions.sentToReview' : 'questions.sent')}
          </Note>
        )}
        {isDone && newest !== null && <QuestionItem id={newest} />}
        {isMissed && <FailedPart title={t('questions.missed')} onRetry={retry} />}
        {part === null && !isMissed && <TextSkeleton label={t('questions.formLoading')} />}
        {part !== null && !isDone && <Form id={formId} part={part} isPending={isPending} />}
      </div>
    </ModalSheet>
  );
}

function Form(props: { id: string; part: LaterParts['questions']; isPending: boolean }) {
  const { id, part, isPending } = props;
  const t = useCopy();
  const draft = useSelector(part, ({ context }) => context.draft);
  const fault = useSelector(part, ({ context }): QuestionRefusal | null =>
    context.isChecked ? readQuestion(context.draft).fault : null,
  );
  const refusal = useSelector(part, ({ context }) => context.refusal);
  const words = (what: QuestionRefusal | null) =>
    what === null
      ? null
      : t(`questions.fault.${what}`, {
          least: SHORTEST_QUESTION,
          most: what === 'tooMany' ? QUESTIONS_PER_DAY : LONGEST_QUESTION,
        });
  return (
    <WordsForm
      id={id}
      intro={t('questions.askText')}
      label={t('questions.label')}
      example={t('questions.example')}
      draft={draft}
      fault={words(fault)}
      refusal={words(refusal)}
      isPending={isPending}
      onType={(text) => part.send({ type: 'ask.typed', text })}
      onSubmit={() => part.send({ type: 'ask.submitted' })}
    />
  );
}
