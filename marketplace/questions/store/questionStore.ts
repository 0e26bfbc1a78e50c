import { createHash } from 'node:crypto';

/** Numbers for the questions of a product from its base on: first the hand-written ones, then the members'. */
const PER_PRODUCT = 2 ** 16;
export const WRITTEN_MOST = 2 ** 15;
/** Numbers for the answers to each number of a question, the first of them for hand-written ones. */
const PER_QUESTION = 2 ** 5;
export const WRITTEN_ANSWERS_MOST = 2 ** 4;

/** Returns the first number of a product's questions, which depends on its SKU alone. */
export const baseOf = (productSku: string): number =>
  createHash('sha256').update(productSku).digest().readUIntBE(0, 4) * PER_PRODUCT;
/** The first number of a member's question about the product, and the end of its numbers. */
export const numbersOfMembers = (productSku: string) => ({
  from: baseOf(productSku) + WRITTEN_MOST,
  to: baseOf(productSku) + PER_PRODUCT,
});
export const answerNumber = (question: number, position: number): number =>
  question * PER_QUESTION + position;
/**
 * The range of members' answers about a product; they take the later numbers of any question, so that an answer keeps
 * its number when a release renumbers its question.
 */
export const answersOfMembers = (productSku: string) => ({
  from: answerNumber(baseOf(productSku), WRITTEN_ANSWERS_MOST),
  to: answerNumber(baseOf(productSku) + PER_PRODUCT, 0),
});
/** Returns the number after a member's answer. */
export const nextAnswer = (number: number): number =>
  number % PER_QUESTION === PER_QUESTION - 1 ? number + 1 + WRITTEN_ANSWERS_MOST : number + 1;

const idOf = (prefix: string) => (number: number) => `${prefix}-${number.toString(36)}`;
/** Ids of questions and answers in addresses. */
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
/** Returns the number of a question or an answer by its id; null for any other id. */
export const questionNumberOf = numberOf('TJ');
export const answerNumberOf = numberOf('JW');
