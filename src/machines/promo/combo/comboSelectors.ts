import type { SnapshotFrom } from 'xstate';
import type { comboMachine } from './comboMachine.ts';

type ComboSnapshot = SnapshotFrom<typeof comboMachine>;

/** Null while it is on its way, and where there is none. */
export const selectCombo = (snapshot: ComboSnapshot) => snapshot.context.combo;
export const selectHasNoCombo = (snapshot: ComboSnapshot) => snapshot.hasTag('empty');
/** It was asked for without a complementary item. [COMBO-02] */
export const selectIsIncomplete = (snapshot: ComboSnapshot) => snapshot.hasTag('incomplete');
