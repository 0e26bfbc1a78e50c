import { useCopy } from '../hooks/page.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Reloads the page; choices in its address stay. */
export function ReloadButton() {
  const t = useCopy();
  return (
    <Button look="quiet" isSmall onClick={() => location.reload()}>
      <Icon name="refresh-cw" size="s" />
      <span>{t('action.reloadPage')}</span>
    </Button>
  );
}
