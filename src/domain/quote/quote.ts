import { isEmail } from '../session/email.ts';
import {
  LONGEST_QUOTE_CONTACT,
  LONGEST_QUOTE_MESSAGE,
  MAX_QUOTE_COMPANY,
  MAX_QUOTE_QUANTITY,
  MIN_QUOTE_COMPANY,
  MIN_QUOTE_QUANTITY,
} from '../shell/limits.ts';
import { plainLine } from '../shell/plainLine.ts';
import { cleanLine, cleanText, isTelephone, textLength } from '../shell/typedText.ts';

/** What somebody who asks for a quote tells, in the order of the form. [QUOTE-01] */
export const QUOTE_FIELDS = ['quantity', 'company', 'contact', 'message'] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];
/** As it was typed. */
export type QuoteDraft = Record<QuoteField, string>;
export const EMPTY_QUOTE: QuoteDraft = { quantity: '', company: '', contact: '', message: '' };

/** A request as it is sent. */
export interface QuoteRequest {
  quantity: number;
  company: string;
  contact: string;
  message: string;
}

/** A number of pieces as people type it, `1.500` too; null for what is none. */
function countOf(text: string): number | null {
  const digits = plainLine(text);
  if (!/^(\d{1,3}(\.\d{3})+|\d{1,9})$/.test(digits)) return null;
  return Number(digits.replaceAll('.', ''));
}

/** Whether somebody can be reached by this: an address of mail, or a number of a telephone. [QUOTE-03] */
export const isContact = (line: string): boolean =>
  textLength(line) <= LONGEST_QUOTE_CONTACT && (isEmail(line) || isTelephone(line));

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;

/** What is sent for what was typed, and the fields that cannot be sent like this. [QUOTE-03] */
export function readQuote(draft: QuoteDraft): { request: QuoteRequest; faults: QuoteField[] } {
  const quantity = countOf(draft.quantity) ?? 0;
  const company = cleanLine(draft.company);
  const contact = plainLine(draft.contact);
  const message = cleanText(draft.message);
  const isFaulty: Record<QuoteField, boolean> = {
    quantity: !isWithin(quantity, MIN_QUOTE_QUANTITY, MAX_QUOTE_QUANTITY),
    company: !isWithin(textLength(company), MIN_QUOTE_COMPANY, MAX_QUOTE_COMPANY),
    contact: !isContact(contact),
    message: textLength(message) > LONGEST_QUOTE_MESSAGE,
  };
  return {
    request: { quantity, company, contact, message },
    faults: QUOTE_FIELDS.filter((field) => isFaulty[field]),
  };
}

/** The number of a request as people tell it to each other. */
export const quoteNumber = (number: number): string => `PN-${String(number).padStart(6, '0')}`;
