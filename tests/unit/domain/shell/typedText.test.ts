import { describe, expect, test } from 'vitest';
import { cleanEmail } from '#src/domain/session/email.ts';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import { isContact, readQuote } from '#src/domain/quote/quote.ts';
import { isReportLongEnough, isReportShortEnough } from '#src/domain/report/report.ts';
import { cleanLine, cleanText, cutText, textLength } from '#src/domain/shell/typedText.ts';
import { quoteBody } from '#src/services/quote/quote/contract.ts';
import { postReportBody, productReportBody } from '#src/services/report/report/contract.ts';

const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u034f',
];
const quote = { quantity: '25', company: 'PT Karya', contact: 'a@b.id', message: '' };
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

describe('[SHELL-19] typed text', () => {
  test('has nothing unseen and no space around it', () => {
    for (const sign of UNSEEN) expect(cleanText(` ${sign}a${sign}b ${sign} `), sign).toBe('ab');
    expect(cleanText('a\r\nb  \n\n\n\nc\td')).toBe('a\nb\n\nc d');
    expect(cleanLine('a\n b\u00a0 c')).toBe('a b c');
    expect(cleanText('a\u2028b\vc\u0085d')).toBe('a\nb\nc\nd');
    expect(cleanText(' \u200d \ufe0fa')).toBe('a');
    expect(cleanText('\ud800a')).toBe('\ufffda');
  });

  test('keeps what joins signs, and counts none of it', () => {
    expect(cleanText(FAMILY)).toBe(FAMILY);
    expect([
      textLength(FAMILY),
      textLength('\u2764\ufe0f'),
      textLength('\u{1f600}'),
      textLength('e\u0301'),
    ]).toEqual([3, 1, 1, 1]);
    expect(textLength('\u200d'.repeat(25))).toBe(0);
    expect(cleanText(`a${'\u200d'.repeat(9)}b`)).toBe('ab');
  });

  test('is cut by what is counted, between two signs', () => {
    expect(cutText('\u{1f600}'.repeat(6), 5)).toBe('\u{1f600}'.repeat(5));
    expect(cutText('abc', 3)).toBe('abc');
    expect(cutText('abcd', 3)).toBe('abc');
    expect(textLength(cutText(FAMILY.repeat(4), 6))).toBe(6);
  });
});

describe('[SHELL-19, QUOTE-03] the contact of a quote', () => {
  test.each([
    ['\u202a+62 812\u20113456\u20117890\u202c', '+62 812-3456-7890'],
    ['(021) 5795.1234', '(021) 5795.1234'],
    ['0812\u20133456\u20137890', '0812-3456-7890'],
    ['\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', '0812345678'],
    ['budi@\u200bkarya.id', 'budi@karya.id'],
  ])('takes %j as it was meant, in the page and in the marketplace', (contact, kept) => {
    expect(readQuote({ ...quote, contact })).toMatchObject({ request: { contact: kept }, faults: [] });
    expect(quoteBody.parse({ ...quote, quantity: 25, contact }).contact).toBe(kept);
  });

  test.each(['1234567', '+62 812 abc 3456', '0812+3456789', '@karya.id', '\u200b'.repeat(9), '()-. '])(
    'refuses %j on both sides',
    (contact) => {
      expect(isContact(plainLine(contact))).toBe(false);
      expect(quoteBody.safeParse({ ...quote, quantity: 25, contact }).success).toBe(false);
    },
  );

  test('has a company that is seen, and a message counted by its signs', () => {
    expect(readQuote({ ...quote, company: '\u200b\u200b\u200b' }).faults).toEqual(['company']);
    expect(readQuote({ ...quote, message: '\u{1f600}'.repeat(1000) }).faults).toEqual([]);
    expect(readQuote({ ...quote, message: '\u{1f600}'.repeat(1001) }).faults).toEqual(['message']);
  });
});

describe('[SHELL-19, REPORT-08] the text of a report', () => {
  const reports = (description: string) =>
    [productReportBody, postReportBody].map(
      (body) => body.safeParse({ reason: 'OTHER', description }).success,
    );
  test('says nothing by what is not seen', () => {
    for (const sign of [...UNSEEN, '\u200d', '\ufe0f']) {
      expect(isReportLongEnough(sign.repeat(25)), sign).toBe(false);
      expect(reports(sign.repeat(25))[0], sign).toBe(false);
    }
  });
  test('is counted by its signs on both sides', () => {
    const smiles = (count: number) => '\u{1f600}'.repeat(count);
    expect([isReportLongEnough(smiles(25)), isReportLongEnough(smiles(24))]).toEqual([true, false]);
    expect([isReportShortEnough(smiles(1000)), isReportShortEnough(smiles(1001))]).toEqual([true, false]);
    expect([reports(smiles(1000)), reports(smiles(1001))]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(isReportShortEnough(`${'a'.repeat(30)}${'\u200b'.repeat(20_000)}`)).toBe(false);
  });
});

describe('[SHELL-19] the other fields', () => {
  test('a question is as long as its signs', () => {
    expect(readQuestion(`a${'\u{1f600}'.repeat(499)}`).fault).toBeNull();
    expect(readQuestion(`a${'\u{1f600}'.repeat(500)}`).fault).toBe('long');
  });
  test('a line of plain signs has plain digits, hyphens and spaces, and nothing unseen', () => {
    for (const sign of [...UNSEEN, '\u200d', '\ufe0f', '\ud800'])
      expect(plainLine(` ${sign}1${sign}2 ${sign}`), sign).toBe('12');
    expect(plainLine('\uff11\u00a02\u20113\u22124\uff0d5\n6\u20287')).toBe('1 2-3-4-5 6 7');
  });
  test('a mail address and a search have nothing unseen', () => {
    expect(cleanEmail('\u202aayu@etalase.id\u202c ')).toBe('ayu@etalase.id');
    expect(searchAsked('ko\u200bper\u0000 \u{1f600}')).toBe('koper \u{1f600}');
    expect([...searchAsked('\u{1f600}'.repeat(101))]).toHaveLength(100);
  });
});
