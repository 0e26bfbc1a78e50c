import type { LoginWish } from '#src/services/session/login/contract.ts';

/** Which words say what waits for the login: what is taken back has words of its own. [AUTH-04, AUTH-16] */
export function wordsOf(wish: LoginWish | null) {
  if (wish === null) return 'any';
  switch (wish.kind) {
    // Who was shut out before they wrote anything wants to chat.
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
