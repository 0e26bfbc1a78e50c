/**
 * The place of a message: over the page, in a row of its own in a sheet or the chat, where it covers no text or field,
 * or over pictures, which have no such row.
 */
export type ToastPlace = 'page' | 'sheet' | 'chat' | 'viewer';
