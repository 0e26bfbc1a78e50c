import type * as z from 'zod/mini';

/** A read's answer as it came: unread text, and what was said of who may keep it. */
export interface ReadAnswer {
  text: string;
  headers: Headers;
}

/** A read that a page wants, before the backend is called. */
export interface SharedRead<T extends z.core.$ZodType> {
  /** Path with query, below the prefix. */
  path: string;
  language: string;
  schema: T;
  /** Carries nothing of its caller but what every call carries. */
  isPlain: boolean;
  ask: () => Promise<ReadAnswer>;
  /** Throws where the text does not hold to the schema. */
  parse: (text: string) => z.output<T>;
}

/** Reads of the server's pages. Data that is the same for several pages is requested and parsed once. */
export interface SharedReads {
  /** As `Backend.read`; the data is frozen, for other pages have it too. */
  read<T extends z.core.$ZodType>(read: SharedRead<T>): Promise<z.output<T>>;
}
