/** An element shown to the visitor, by role and name within a part of the page; or that part itself. */
export interface Target {
  role?: string;
  /** The whole name, or a pattern of it. */
  name?: string | { pattern: string };
  /** A selector. */
  within?: string;
}

type Name = Target['name'] & {};
const byRole =
  (role: string) =>
  (name: Name, within?: string): Target => ({ role, name, ...(within === undefined ? {} : { within }) });
export const button = byRole('button');
export const link = byRole('link');
export const dialog = byRole('dialog');
