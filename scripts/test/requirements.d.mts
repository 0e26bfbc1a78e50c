export interface Requirement {
  id: string;
  title: string;
  must: string;
  choose?: string;
}
export class RequirementsError extends Error {}
/** @throws RequirementsError where a file of docs/requirements or the prefixes of areas.json break a rule */
export function requirementsIn(root: string): Requirement[];
