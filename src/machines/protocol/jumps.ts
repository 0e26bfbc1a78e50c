/** The visitor jumped to a section of the page, by its id. */
export type JumpAsked = { type: 'jump.asked'; section: string };
/** The visitor has pressed, scrolled or touched since: the page no longer moves them. */
export type VisitorTookOver = { type: 'visitor.tookOver' };
