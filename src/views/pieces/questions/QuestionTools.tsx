import { useRef } from 'react';
import { EVERY_QUESTION, QUESTION_SORTS, type QuestionCriteria } from '#src/domain/questions/question.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useQuestionIds } from '../../hooks/questions/questions.ts';
import { ListSearch } from '../../ui/later/ListSearch.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** Order and search of the list. [QNA-05, QNA-06] */
export function QuestionTools() {
  const t = useCopy();
  const part = useLaterPart('questions');
  const criteria = useLaterSelector('questions', ({ context }) => context.criteria, EVERY_QUESTION);
  const paging = useLaterSelector('questions', ({ context }) => context.paging, null);
  const line = useRef<HTMLParagraphElement>(null);
  const { others } = useQuestionIds();
  const shown = useLaterSelector('questions', ({ context }) => context.ids.length, 0);
  const change = (changed: Partial<QuestionCriteria>) =>
    part?.send({ type: 'criteria.changed', criteria: changed });
  return (
    <div className={s.rvTools}>
      <ListSearch name="questions" />
      <div className={cx(s.chips, s.chipsScroll)} role="group" aria-label={t('questions.sort')}>
        {QUESTION_SORTS.map((sort) => (
          <button
            key={sort}
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={criteria.sort === sort}
            onClick={() => change({ sort })}
          >
            {t(`questions.sort.${sort}`)}
          </button>
        ))}
      </div>
      <p ref={line} tabIndex={-1} className={cx(s.row, s.between, s.small)}>
        <span className={s.soft} role="status">
          {paging !== null &&
            others.length > 0 &&
            t('questions.shown', {
              shown,
              total: paging.totalItem,
            })}
        </span>
        {criteria.search !== '' && (
          <button
            type="button"
            className={s.link}
            onClick={() => {
              change({ search: '' });
              // The press removes the button too: the line takes the focus.
              line.current?.focus({ preventScroll: true });
            }}
          >
            {t('questions.clear')}
          </button>
        )}
      </p>
    </div>
  );
}
