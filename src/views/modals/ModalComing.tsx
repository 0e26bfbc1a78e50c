import { useCopy } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { useFailure } from '../ui/laterView.tsx';
import s from '../ui/parts.module.css';
import type { ModalView } from './modalRegistry.ts';
import { ModalSheet } from './ModalSheet.tsx';

/** The sheet of a modal whose code is loading or could not be fetched: it can be closed, and retried. */
export function ModalComing({ modal: { code } }: { modal: ModalView }) {
  const t = useCopy();
  const isMissed = useFailure(code) !== null;
  return (
    <ModalSheet title={t(isMissed ? 'modal.missed' : 'modal.coming')} isComing>
      {isMissed ? (
        <FailedPart title={t('error.ui')} onRetry={code.retry} />
      ) : (
        <div className={s.stack} aria-hidden="true">
          <span className={cx(s.sk, s.skT3, s.sk60)} />
          <span className={cx(s.sk, s.skBtn)} />
          <span className={cx(s.sk, s.skBtn)} />
        </div>
      )}
    </ModalSheet>
  );
}
