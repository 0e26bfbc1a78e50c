import { useSyncExternalStore } from 'react';
import { useCopy } from '../hooks/page.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline; what is shown stays. */
export function OfflineBar() {
  const t = useCopy();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <div className={s.offline}>
          <Icon name="wifi-off" size="s" />
          <span>{t('offline.text')}</span>
        </div>
      )}
    </div>
  );
}
