// Loaded into the server before anything else: its clock starts on the day of the pictures and runs on.
import { HELD_TIME_MS } from './gallery.ts';

const Real = Date;
const ahead = HELD_TIME_MS - Real.now();
class Held extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...(given as [number]));
  }
  static override now(): number {
    return Real.now() + ahead;
  }
}
Object.assign(globalThis, { Date: Held });
