import { useNeeded } from '../../hooks/page.tsx';
import { AddOnPicks } from './AddOnPicks.tsx';

/** The services that can go with what is about to be added; nothing where there are none. [MODAL-28] */
export function BagAddOns() {
  useNeeded('addOns', true);
  return (
    <>
      <AddOnPicks type="INSTALLATION" />
      <AddOnPicks type="INSURANCE" />
    </>
  );
}
