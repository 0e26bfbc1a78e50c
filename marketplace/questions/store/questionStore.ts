import { createHash } from 'node:crypto';

/** Questions of one product have numbers from its base on, those of members behind those that were written by hand. */
const PER_PRODUCT = 2 ** 16;
export const WRITTEN_MOST = 2 ** 15;
/** Answers have the numbers of a question of the product, those that were written by hand the first ones of their own. */
const PER_QUESTION = 2 ** 5;
export const WRITTEN_ANSWERS_MOST = 2 ** 4;

/** The first number of a product's questions: the same whatever other products there are. */
export const baseOf = (productSku: string): number =>
  createHash('sha256').update(productSku).digest().readUIntBE(0, 4) * PER_PRODUCT;
/** The first number that a member's question of the product may have, and the first that none may. */
export const numbersOfMembers = (productSku: string) => ({
  from: baseOf(productSku) + WRITTEN_MOST,
  to: baseOf(productSku) + PER_PRODUCT,
});
export const answerNumber = (question: number, position: number): number =>
  question * PER_QUESTION + position;
/**
 * The numbers of members' answers are between these, the later ones of each question, whichever they answer: an answer
 * keeps its number where another release gives its question another one.
 */
export const answersOfMembers = (productSku: string) => ({
  from: answerNumber(baseOf(productSku), WRITTEN_ANSWERS_MOST),
  to: answerNumber(baseOf(productSku) + PER_PRODUCT, 0),
});
/** The one after a member's answer. */
export const nextAnswer = (number: number): number =>
  number % PER_QUESTION === PER_QUESTION - 1 ? number + 1 + WRITTEN_ANSWERS_MOST : number + 1;

const idOf = (prefix: string) => (number: number) => `${prefix}-${number.toString(36)}`;
/** The number of a question and of an answer in an address. */
export const questionId = idOf('TJ');
export const answerId = idOf('JW');

const numberOf = (prefix: string) => {
  const shape = new RegExp(`^${prefix}-([0-9a-z]{1,11})$`);
  return (id: string): number | null => {
    const digits = shape.exec(id)?.[1];
    const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
    return Number.isSafeInteger(number) && number >= 0 ? number : null;
  };
};
/** The number of a question and of an answer by its id; null for what is none. */
export const questionNumberOf = numberOf('TJ');
export const answerNumberOf = numberOf('JW');
