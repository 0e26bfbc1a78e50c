/** Who calls: `owner` is what bags and purchases belong to. */
export interface Visit {
  /** Null before the visitor's first write. */
  owner: string | null;
  memberId: string | null;
  blocked: string | null;
}
