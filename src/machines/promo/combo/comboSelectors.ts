import type { SnapshotFrom } from 'xstate';
import type { comboMachine } from './comboMachine.ts';

type ComboSnapshot = SnapshotFrom<typeof comboMachine>;

/** Null while it loads, and when there is none. */
export const selectCombo = (snapshot: ComboSnapshot) => snapshot.context.combo;
export const selectHasNoCombo = (snapshot: ComboSnapshot) => snapshot.hasTag('empty');
/** An add without a complementary item was requested. [COMBO-02] */
export const selectIsIncomplete = (snapshot: ComboSnapshot) => snapshot.hasTag('incomplete');
