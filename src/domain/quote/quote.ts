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

/** Fields of the form for a quote, in their order. [QUOTE-01] */
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

/** Tells whether a line is a mail address or a telephone number. [QUOTE-03] */
export const isContact = (line: string): boolean =>
  textLength(line) <= LONGEST_QUOTE_CONTACT && (isEmail(line) || isTelephone(line));

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;

/** Cleans the typed fields for sending, and names those that cannot be sent. [QUOTE-03] */
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
