import type { CopyKey } from '#src/copy/copyTypes.ts';
import type { ModalKey, ModalParams } from '#src/domain/shell/modalKey.ts';
import type { PartName } from '#src/machines/page/pageParts.ts';
import { toastShown } from '#src/machines/shell/toast/toastEvents.ts';
import { useIsLost, usePart } from './page.tsx';

/** First parts that have words for their failure. */
type PressedPart = { [TName in PartName]: `lost.${TName}` extends CopyKey ? TName : never }[PartName];

/** The attributes of a control. */
export interface Press {
  onClick: () => void;
  'aria-disabled'?: true;
  'aria-describedby'?: string;
}

/**
 * The attributes of a control whose press sends an event to a first part. After a failure of that part the control is
 * held and described by the words for it, and a press shows them again. [ERR-68]
 */
export function usePress(name: PressedPart): (ask: () => void) => Press {
  const toast = usePart('toast');
  const isLost = useIsLost(name);
  return (ask) =>
    isLost
      ? {
          'aria-disabled': true,
          'aria-describedby': `lost-${name}`,
          onClick: () => toast.send(toastShown({ tone: 'bad', copyKey: `lost.${name}` })),
        }
      : { onClick: ask };
}

/** The same for a control that opens a modal, after its action `before`. */
export function useOpener(): (key: ModalKey, params?: ModalParams, before?: () => void) => Press {
  const modal = usePart('modal');
  const press = usePress('modal');
  return (key, params = {}, before) =>
    press(() => {
      before?.();
      modal.send({ type: 'modal.opened', key, params });
    });
}
