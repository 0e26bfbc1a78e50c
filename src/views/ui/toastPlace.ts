/**
 * The place of a message: over the page, in a row of its own of a sheet or of the chat, where it covers nothing that is
 * read or typed there, or over pictures, which have no such row.
 */
export type ToastPlace = 'page' | 'sheet' | 'chat' | 'viewer';
