import { memo, useState } from 'react';
import { initialsOf } from '#src/domain/review.ts';
import type { Question, QuestionAnswer } from '#src/services/questions/contract.ts';
import { useCopy, useLaterPart } from '../../hooks/page.tsx';
import { useQuestion } from '../../hooks/questions.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ReportButton } from '../report/ReportButton.tsx';
import { ReviewWords, Written } from '../reviews/ReviewWords.tsx';

/** So many answers are shown at first where there is room. */
const FIRST_ANSWERS = 2;

/** One question, who asked it, and what was answered; others of the list do not draw it again. [QNA-02] */
export const QuestionItem = memo(function QuestionItem(props: { id: string; answers?: number }) {
  const { id, answers = FIRST_ANSWERS } = props;
  const question = useQuestion(id);
  return question === null ? null : <Shown question={question} first={answers} />;
});

function Shown({ question, first }: { question: Question; first: number }) {
  const t = useCopy();
  const { id, name, text, createdDate, isOwn, isInReview, answers } = question;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? answers : answers.slice(0, first);
  const left = answers.length - shown.length;
  return (
    <article className={s.review}>
      <div className={s.questionsAsked}>
        <ReviewWords text={text} />
      </div>
      <div className={cx(s.rowWrap, s.small, s.soft)}>
        <bdi>{name}</bdi>
        <span className={s.dot}>
          <Written at={createdDate} />
        </span>
        {isOwn && <span className={cx(s.badge, s.badgeAccent)}>{t('questions.own')}</span>}
        {answers.length === 0 && (
          <span className={cx(s.badge, s.badgePlain)}>
            <Icon name="clock" />
            <span>{t(isInReview ? 'questions.inReview' : 'questions.waiting')}</span>
          </span>
        )}
        {!isOwn && (
          <ReportButton id={id} reportType="question" label={t('postReport.menu.question', { name })} />
        )}
      </div>
      {shown.length > 0 && (
        <ul className={s.questionsAnswers} aria-label={t('questions.answers')}>
          {shown.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className={s.link} onClick={() => setWhole(true)}>
          {t('questions.moreAnswers', { count: left })}
        </button>
      )}
    </article>
  );
}

/** What the seller, a buyer or another member answered, marked as such, and whether it helped. [QNA-02, QNA-13, QNA-21] */
function Answer({ answer }: { answer: QuestionAnswer }) {
  const t = useCopy();
  const part = useLaterPart('questions');
  const { id, author, name, text, createdDate, helpful, isVoted, isOwn } = answer;
  return (
    <div className={s.review}>
      <p className={s.rowWrap}>
        <span className={s.avatar} aria-hidden="true">
          {author === 'seller' ? <Icon name="store" size="s" /> : initialsOf(name)}
        </span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={cx(s.badge, author === 'seller' ? s.badgeAccent : s.badgePlain)}>
          {t(`questions.${author}`)}
        </span>
        <Written at={createdDate} />
      </p>
      <ReviewWords text={text} />
      <div className={s.rvFoot}>
        <button
          type="button"
          className={s.textbtn}
          aria-pressed={isVoted}
          data-wish={`answerVote ${id}`}
          onClick={() => part?.send({ type: 'vote.pressed', answerId: id, helpful: !isVoted })}
        >
          <Icon name="thumbs-up" size="s" />
          <span>{t('questions.helpful', { count: helpful })}</span>
        </button>
        {!isOwn && <ReportButton id={id} reportType="answer" label={t('postReport.menu.answer', { name })} />}
      </div>
    </div>
  );
}
