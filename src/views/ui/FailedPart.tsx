import { useFilesGone } from '../hooks/filesGone.ts';
import { useCopy } from '../hooks/page.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useInSight } from './inSight.ts';
import s from './parts.module.css';
import { ReloadButton } from './ReloadButton.tsx';

/**
 * A part that could not be loaded: the failure, that the rest works, and a retry. Once files of the page are gone a
 * retry is useless, so it offers to reload the page. [ERR-64]
 */
export function FailedPart({
  id,
  title,
  isAnswer = false,
  retryText,
  onRetry,
}: {
  /** Of its words. */
  id?: string;
  title: string;
  /** Answers a choice made elsewhere, so it scrolls into view. [SHELL-15] */
  isAnswer?: boolean;
  retryText?: string;
  onRetry: () => void;
}) {
  const t = useCopy();
  const isGone = useFilesGone();
  const ref = useInSight<HTMLDivElement>(isAnswer ? title : null);
  return (
    <div ref={ref} className={s.failed} role="alert">
      <Icon name="circle-alert" size="l" />
      <p>
        <b id={id}>{isGone ? t('files.gone') : title}</b>
        <br />
        <span className={s.soft}>{t('section.otherWorks')}</span>
      </p>
      {isGone ? (
        <ReloadButton />
      ) : (
        <Button look="quiet" isSmall onClick={onRetry}>
          <Icon name="refresh-cw" size="s" />
          <span>{retryText ?? t('action.retry')}</span>
        </Button>
      )}
    </div>
  );
}
