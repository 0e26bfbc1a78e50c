/** Something that only the outside can do; the page emits it. */
export type OutsideNeeded = {
  type: 'outside.needed';
  event:
    | { type: 'page.left'; url: string }
    /** Somebody else visits now: nothing of the former visitor may stay. */
    | { type: 'page.outdated' }
    /** The live chat is to open in a window of its own. [LINK-22] */
    | { type: 'liveChat.opened'; url: string };
};
