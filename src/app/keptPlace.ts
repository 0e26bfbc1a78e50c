import { DESTINATION_KEY } from '#src/domain/limits.ts';

/**
 * Stands in the document, before what it shows: the server cannot know what a tab keeps, and tells every guest what the
 * default costs. The style sheet hides that from whoever chose another place, until the page itself has read which. [SHIP-25]
 */
export const MARK_KEPT_PLACE = `try{if(sessionStorage.getItem('${DESTINATION_KEY}'))document.documentElement.dataset.place='kept'}catch{}`;
