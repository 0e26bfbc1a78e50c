export function keptThread(): { tried?: (mutant: object) => Promise<object> };
