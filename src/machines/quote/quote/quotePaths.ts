import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { quoteMachine } from './quoteMachine.ts';

const typed = (field: 'quantity' | 'company' | 'contact' | 'message', text: string) =>
  ({ type: 'quote.changed', field, text }) as const;

const resumed = (itemSku: string) => ({
  type: 'wish.resumed' as const,
  wish: {
    kind: 'quote' as const,
    itemSku,
    draft: { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
  },
  isFlashSaleGone: false,
});

export const quotePaths = pathsOf(quoteMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToSame: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    quoteChangedToMany: typed('quantity', '50'),
    quoteChangedToNone: typed('quantity', ''),
    quoteChangedByCompany: typed('company', 'PT Contoh'),
    quoteChangedByContact: typed('contact', 'beli@contoh.id'),
    quoteChangedByMessage: typed('message', 'Kirim ke Medan'),
    quoteSubmitted: { type: 'quote.submitted' },
    wishResumed: resumed('A-01'),
    wishResumedOfOther: resumed('A-03'),
  },
  actors: {
    askForQuote: {
      outputs: [{ number: 7 }],
      errors: [lost(), refused('LOGIN_REQUIRED', 401), refused('QUOTE_ALREADY_EXISTS', 409, { quote: 5 })],
    },
  },
});
