export function changedFiles(root: string, since: string, part: string): string[];
