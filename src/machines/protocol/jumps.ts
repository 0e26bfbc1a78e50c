/** The visitor jumped to a section of the page, by its id. */
export type JumpAsked = { type: 'jump.asked'; section: string };
/** They pressed, turned or touched something since: from here on the place is theirs. */
export type VisitorTookOver = { type: 'visitor.tookOver' };
