import type { quote as source } from './idFurther.ts';

export const quote: Record<keyof typeof source, string> = {
  'quote.text':
    'Buying {min} or more for a business? Tell us what you need, and you will be contacted with a price.',
  'quote.quantity': 'Quantity',
  'quote.company': 'Company name',
  'quote.contact': 'Email or phone number',
  'quote.message': 'Message (optional)',
  'quote.fault.quantity': 'Enter a quantity from 10 to 100,000.',
  'quote.fault.company': 'Enter a company name of 2 to 100 characters.',
  'quote.fault.contact': 'Enter an email or phone number you can be reached at.',
  'quote.fault.message': 'The message is too long (max. 1,000 characters).',
  'quote.send': 'Send request',
  'quote.cancel': 'Cancel',
  'quote.close': 'Close',
  'quote.number': 'Its number is {number}. Keep it to ask about it later.',
  'quote.before': 'We have already received your quote request for this product.',
  'quote.failed': 'Could not send the quote request. Please try again.',
  'quote.loading': 'Loading the form',
  'quote.missed': 'The form could not be loaded.',
  'quote.sent': 'Quote request sent.',
};
