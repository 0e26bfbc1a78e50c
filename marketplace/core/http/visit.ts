/** The caller of a request; bags and purchases belong to `owner`. */
export interface Visit {
  /** Null before the visitor's first write. */
  owner: string | null;
  memberId: string | null;
  blocked: string | null;
}
