export const ABOUT: Record<string, readonly string[]>;
