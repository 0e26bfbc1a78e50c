import { useNeeded } from '../../hooks/page.tsx';
import { AddOnPicks } from './AddOnPicks.tsx';

/** The services for the item about to be added; nothing without any. [MODAL-28] */
export function BagAddOns() {
  useNeeded('addOns', true);
  return (
    <>
      <AddOnPicks type="INSTALLATION" />
      <AddOnPicks type="INSURANCE" />
    </>
  );
}
