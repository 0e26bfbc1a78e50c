import { DESTINATION_KEY } from '#src/domain/shell/limits.ts';

/**
 * Stands in the document, before its content: the server cannot know what a tab keeps, and tells every guest the
 * costs of the default. The style sheet hides those from a visitor who chose another place, until the page
 * has read which. [SHIP-25]
 */
export const MARK_KEPT_PLACE = `try{if(sessionStorage.getItem('${DESTINATION_KEY}'))document.documentElement.dataset.place='kept'}catch{}`;
