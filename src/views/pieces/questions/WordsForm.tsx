import { useId } from 'react';
import { LONGEST_QUESTION } from '#src/domain/shell/limits.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import { textLength } from '#src/domain/shell/typedText.ts';
import { useCopy } from '../../hooks/page.tsx';
import { CheckedForm } from '../../ui/CheckedForm.tsx';
import { cx } from '../../ui/cx.ts';
import { Fault } from '../../ui/Fault.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';

interface WordsFormProps {
  id: string;
  /** Explains the use of the text, and what to leave out. */
  intro: string;
  label: string;
  example: string;
  draft: string;
  /** The fault of the text in words; null for none. */
  fault: string | null;
  /** The reason of a refusal. */
  refusal: string | null;
  isPending: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** The text of a question or an answer, with its length and its fault. [QNA-09, QNA-19] */
export function WordsForm(props: WordsFormProps) {
  const { id, intro, label, example, draft, fault, refusal, isPending, onType, onSubmit } = props;
  const t = useCopy();
  const fieldId = useId();
  return (
    <CheckedForm
      id={id}
      onSubmit={onSubmit}
      faultyField={() => (readQuestion(draft).fault === null ? null : 'words')}
    >
      <p className={s.soft}>{intro}</p>
      <div className={s.field}>
        <label htmlFor={fieldId}>{label}</label>
        <textarea
          id={fieldId}
          name="words"
          className={s.input}
          dir="auto"
          required
          placeholder={example}
          value={draft}
          readOnly={isPending}
          aria-invalid={fault !== null}
          aria-describedby={`${fieldId}-foot`}
          onChange={(event) => onType(event.target.value)}
        />
        <div className={d.fieldFoot} id={`${fieldId}-foot`}>
          <Fault text={fault} />
          <span className={cx(s.small, s.soft)}>
            {t('questions.length', { count: textLength(draft), most: LONGEST_QUESTION })}
          </span>
        </div>
      </div>
      {refusal !== null && <Refusal>{refusal}</Refusal>}
    </CheckedForm>
  );
}
