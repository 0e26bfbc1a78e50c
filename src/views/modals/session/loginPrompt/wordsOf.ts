import type { LoginWish } from '#src/services/session/login/contract.ts';

/** The key of the words for the action that waits for the login; an undone action has its own. [AUTH-04, AUTH-16] */
export function wordsOf(wish: LoginWish | null) {
  if (wish === null) return 'any';
  switch (wish.kind) {
    // Without a text the visitor was asked to log in before writing: they want to chat.
    case 'message':
      return wish.message === null ? 'chat' : 'message';
    case 'wishlist':
      return wish.takesOut === true ? 'takeOut' : 'wishlist';
    case 'follow':
      return wish.follow ? 'follow' : 'unfollow';
    case 'reviewLike':
      return wish.takesBack === true ? 'takeVoteBack' : 'reviewLike';
    case 'answerVote':
      return wish.helpful ? 'answerVote' : 'takeVoteBack';
    default:
      return wish.kind;
  }
}
