import { memo, useState } from 'react';
import { initialsOf } from '#src/domain/reviews/review.ts';
import type { Question, QuestionAnswer } from '#src/services/questions/questions/contract.ts';
import { useCopy, useLaterPart } from '../../hooks/page.tsx';
import { useQuestion } from '../../hooks/questions/questions.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ReportButton } from '../report/ReportButton.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { ReviewWords, Written } from '../reviews/ReviewWords.tsx';

/** Answers shown at first where there is room. */
const FIRST_ANSWERS = 2;

/** One question with its author and answers; changes of the list do not draw it again. [QNA-02] */
export const QuestionItem = memo(function QuestionItem(props: {
  id: string;
  answers?: number;
  isAnswered?: boolean;
}) {
  const { id, answers = FIRST_ANSWERS, isAnswered = false } = props;
  const question = useQuestion(id);
  return question === null ? null : <Shown question={question} first={answers} canAnswer={!isAnswered} />;
});

function Shown(props: { question: Question; first: number; canAnswer: boolean }) {
  const { question, first, canAnswer } = props;
  const t = useCopy();
  const { id, name, text, createdDate, isOwn, isInReview, answers } = question;
  const [isWhole, setWhole] = useState(false);
  // The visitor's own answer shows at once, wherever it will stand later. [QNA-18]
  const shown = answers.filter((answer, at) => isWhole || at < first || answer.isInReview);
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
      {canAnswer && !isInReview && (
        <div className={s.rvFoot}>
          <AnswerButton questionId={id} />
        </div>
      )}
    </article>
  );
}

/** An answer of seller, buyer or another member, marked as such, with its vote. [QNA-02, QNA-13, QNA-21] */
function Answer({ answer }: { answer: QuestionAnswer }) {
  const t = useCopy();
  const part = useLaterPart('questions');
  const { id, author, name, text, createdDate, helpful, isVoted, isOwn, isInReview } = answer;
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
        {isOwn && <span className={cx(s.badge, s.badgeAccent)}>{t('questions.ownAnswer')}</span>}
        <Written at={createdDate} />
      </p>
      <ReviewWords text={text} />
      {isInReview ? (
        <p className={s.row}>
          <span className={cx(s.badge, s.badgePlain)}>
            <Icon name="clock" />
            <span>{t('questions.inReview')}</span>
          </span>
        </p>
      ) : (
        <div className={s.rvFoot}>
          {isOwn ? (
            <span className={s.soft}>{t('questions.helpful', { count: helpful })}</span>
          ) : (
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
          )}
          {!isOwn && (
            <ReportButton id={id} reportType="answer" label={t('postReport.menu.answer', { name })} />
          )}
        </div>
      )}
    </div>
  );
}
