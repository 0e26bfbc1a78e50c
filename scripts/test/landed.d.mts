export function landedBefore(root: string): string | null;
