import { DESTINATION_KEY } from '#src/domain/shell/limits.ts';

/**
 * A script before the document's content: the server does not know the place that a tab keeps, and shows every guest
 * the costs of the default one. The style sheet hides those from a visitor who chose another place, until the page has
 * read it. [SHIP-25]
 */
export const MARK_KEPT_PLACE = `try{if(sessionStorage.getItem('${DESTINATION_KEY}'))document.documentElement.dataset.place='kept'}catch{}`;
