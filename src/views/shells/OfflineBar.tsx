import { useSyncExternalStore } from 'react';
import { useFilesGone } from '../hooks/filesGone.ts';
import { useCopy } from '../hooks/page.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { ReloadButton } from '../ui/ReloadButton.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline, or that the host no longer has files of the page; the page stays. [ERR-64] */
export function OfflineBar() {
  const t = useCopy();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isGone = useFilesGone();
  return (
    <div role="status">
      {!isOnline && (
        <div className={s.offline}>
          <Icon name="wifi-off" size="s" />
          <span>{t('offline.text')}</span>
        </div>
      )}
      {isGone && (
        <div className={s.offline}>
          <span>{t('files.gone')}</span>
          <ReloadButton />
        </div>
      )}
    </div>
  );
}
