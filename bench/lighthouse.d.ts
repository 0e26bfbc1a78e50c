/** The part of Lighthouse the measurements use: its own types bring those of a whole browser. */
declare module 'lighthouse' {
  interface Audit {
    /** From 0 to 1; null for an audit without a score. */
    score: number | null;
    numericValue?: number;
  }
  export interface Report {
    runtimeError?: { code: string; message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    environment: { benchmarkIndex: number };
  }
  interface Flags {
    port: number;
    output: 'json';
    logLevel: 'error';
    onlyCategories: readonly string[];
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
