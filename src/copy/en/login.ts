import type { login as source } from '../id/login.ts';

export const login: Readonly<Record<keyof typeof source, string>> = {
  'login.resumed.buy': 'Going on with your purchase…',
  'login.done.reviewLike': 'You marked this review as helpful.',
  'login.done.likeTakenBack': 'You no longer mark this review as helpful.',
  'login.done.answerVote': 'You marked this answer as helpful.',
  'login.done.voteTakenBack': 'You no longer mark this answer as helpful.',
  'login.done.follow': 'You follow this store.',
  'login.done.unfollow': 'You no longer follow this store.',
  'login.news.unbuyable': 'Not bought yet: this item cannot be bought right now.',
  'login.news.quantityChanged': 'Not bought yet: the available quantity has changed. Please check.',
  'login.news.choiceChanged': 'Not bought yet: the delivery you chose is no longer available. Please check.',
  'login.news.campaignOver':
    'Not bought yet: the flash sale price no longer applies. Please check the price.',
  'login.news.alreadySaved': 'This product is already on your wishlist.',
  'login.news.alreadyOut': 'This product is no longer on your wishlist.',
  'login.news.alreadyNotified': 'You are already on the list to be notified.',
  'login.news.inStock': 'It is back in stock: you can buy it now.',
  'login.news.noChat': 'Chat with this seller is not available right now.',
};
