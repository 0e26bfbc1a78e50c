export function isLeftOut(text: string): boolean;
