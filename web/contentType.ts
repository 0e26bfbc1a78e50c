/** Tells whether a Content-Type header names a type, whatever its parameters. */
export const isOfType = (header: string | null | undefined, type: string): boolean =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() === type;
