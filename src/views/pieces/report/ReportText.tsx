import { useState } from 'react';
import { isReportLongEnough, REPORT_TEXT_MAX, REPORT_TEXT_MIN } from '#src/domain/report/report.ts';
import { textLength } from '#src/domain/shell/typedText.ts';
import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';

interface ReportTextProps {
  text: string;
  /** It is being sent. */
  isReadOnly: boolean;
  onType: (text: string) => void;
}

/** The reason in the member's own words. [REPORT-08, REPORT-09, QNA-23] */
export function ReportText({ text, isReadOnly, onType }: ReportTextProps) {
  const t = useCopy();
  // Report a short text only once the member has left the field.
  const [isLeft, setLeft] = useState(false);
  const isShort = !isReportLongEnough(text);
  const isTold = isShort && isLeft && text !== '';
  const length = textLength(text);
  // Counts the missing letters of a short text, else those left.
  const bound = isShort ? REPORT_TEXT_MIN : REPORT_TEXT_MAX;
  return (
    <div className={s.field}>
      <label htmlFor="report-text">{t('report.text')}</label>
      <textarea
        className={s.input}
        id="report-text"
        value={text}
        readOnly={isReadOnly}
        aria-invalid={isTold}
        aria-describedby="report-hint"
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={d.fieldFoot} id="report-hint">
        {isShort ? (
          <p className={cx(isTold ? s.err : s.small, !isTold && s.soft)}>
            {isTold && <Icon name="circle-alert" size="s" />}
            <span>{t('report.tooShort')}</span>
          </p>
        ) : (
          <span />
        )}
        <span className={cx(s.small, s.soft)}>
          <span aria-hidden="true">{`${length}/${bound}`}</span>
          <span className={s.sr}>{t('report.length', { count: length, bound })}</span>
        </span>
      </div>
    </div>
  );
}
