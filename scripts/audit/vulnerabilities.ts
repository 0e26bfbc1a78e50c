/** Output of `npm audit --json`: the findings, or the reason why it could not ask. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      /** The advisories themselves, or names of packages that have some. */
      via: (string | { url?: string; title?: string; severity?: string; range?: string })[];
      nodes: string[];
    }
  >;
  error?: { code?: string; summary?: string };
  statusCode?: number;
  message?: string;
}
export interface AdvisoryException {
  /** The last part of its address, such as GHSA-xxxx-xxxx-xxxx. */
  id: string;
  reason: string;
}
export type AuditVerdict =
  | { asked: false; why: string }
  | {
      asked: true;
      /** About packages that reach a running host or a browser. */
      faults: string[];
      /** About packages that only build and test. */
      notes: string[];
    };

/**
 * Judges an audit: an advisory for what reaches a host or a browser is a fault, one for what only builds and tests is told.
 *
 * @param output what npm printed
 * @param shipped places of the packages that reach a host or a browser
 */
export function judgeAudit(
  output: string,
  shipped: ReadonlySet<string>,
  exceptions: readonly AdvisoryException[],
): AuditVerdict {
  let report: AuditReport;
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    return { asked: false, why: 'npm gave no report' };
  }
  if (report.vulnerabilities === undefined) {
    const why =
      report.statusCode === undefined
        ? (report.error?.code ?? report.error?.summary)
        : `status ${report.statusCode}`;
    return { asked: false, why: `the registry did not answer (${why || 'no reason given'})` };
  }
  const faults: string[] = [];
  const notes: string[] = [];
  const excused = new Set<string>();
  for (const [name, { via, nodes }] of Object.entries(report.vulnerabilities)) {
    for (const advisory of via) {
      // A text names another package, under which its advisory is listed.
      if (typeof advisory === 'string') continue;
      const id = advisory.url?.split('/').at(-1) ?? 'an advisory without address';
      if (exceptions.some((one) => one.id === id)) {
        excused.add(id);
        continue;
      }
      const line = `${name}: ${advisory.severity ?? 'unknown'}, ${advisory.title ?? 'untitled'} (${id})`;
      (nodes.some((place) => shipped.has(place)) ? faults : notes).push(line);
    }
  }
  for (const { id } of exceptions) {
    if (!excused.has(id)) faults.push(`the exception for ${id} is for nothing any more`);
  }
  return { asked: true, faults, notes };
}
