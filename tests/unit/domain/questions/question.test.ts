import { describe, expect, test } from 'vitest';
import { LONGEST_QUESTION, LONGEST_QUESTION_DRAFT } from '#src/domain/shell/limits.ts';
import {
  areSameQuestions,
  hasContact,
  questionSortOf,
  readQuestion,
} from '#src/domain/questions/question.ts';
import { cleanText } from '#src/domain/shell/typedText.ts';
import { question } from '#src/services/questions/questions/contract.ts';

test('[QNA-05] a sort is one of three', () => {
  expect(['HELPFUL', 'NEWEST', 'UNANSWERED', 'BEST', ''].map(questionSortOf)).toEqual([
    'HELPFUL',
    'NEWEST',
    'UNANSWERED',
    'HELPFUL',
    'HELPFUL',
  ]);
});

test('questions are the same by their order and by what is looked for', () => {
  const asked = { sort: 'NEWEST', search: 'roda' } as const;
  expect(areSameQuestions(asked, { ...asked })).toBe(true);
  expect(areSameQuestions(asked, { ...asked, sort: 'HELPFUL' })).toBe(false);
  expect(areSameQuestions(asked, { ...asked, search: '' })).toBe(false);
});

describe('[QNA-09] length', () => {
  const faultOf = (text: string) => readQuestion(text).fault;
  test('has its borders', () => {
    expect(faultOf('a'.repeat(9))).toBe('short');
    expect(faultOf('a'.repeat(10))).toBeNull();
    expect(faultOf('a'.repeat(LONGEST_QUESTION))).toBeNull();
    expect(faultOf('a'.repeat(LONGEST_QUESTION + 1))).toBe('long');
  });
  test('counts what is sent, not what surrounds it, and wants a letter', () => {
    expect(faultOf(` ${'a'.repeat(9)} \n`)).toBe('short');
    expect(faultOf(`${'a'.repeat(LONGEST_QUESTION)}${' '.repeat(100)}`)).toBeNull();
    expect(faultOf(`\u0000${'a'.repeat(9)}\u202e`)).toBe('short');
    expect(faultOf('1234567890')).toBe('short');
    expect(faultOf('😀'.repeat(20))).toBe('short');
  });
  test('what is far too long is not looked at', () => {
    expect(readQuestion('a'.repeat(LONGEST_QUESTION_DRAFT + 1))).toEqual({ text: '', fault: 'long' });
    expect(readQuestion(' '.repeat(LONGEST_QUESTION_DRAFT))).toEqual({ text: '', fault: 'short' });
  });
});

describe('[QNA-10] invisible characters', () => {
  test('is left out; words, lines and emoji stay', () => {
    expect(cleanText('\u202eMuat\u0000 koper\u2066?\u200b\ufeff')).toBe('Muat koper?');
    expect(cleanText('Baris satu \r\nbaris\tdua\n\n\n\nbaris tiga')).toBe(
      'Baris satu\nbaris dua\n\nbaris tiga',
    );
    expect(cleanText('satu\rdua\r\ntiga   \t \nempat')).toBe('satu\ndua\ntiga\nempat');
    expect(cleanText('Untuk 👨‍👩‍👧 ya 👍🏽')).toBe('Untuk 👨‍👩‍👧 ya 👍🏽');
    expect(cleanText('<b>tebal</b> & "kutip"')).toBe('<b>tebal</b> & "kutip"');
    expect(cleanText('putus \ud83d di sini')).toBe('putus \ufffd di sini');
    expect(cleanText('cafe\u0301')).toBe('café');
  });
  test('a text of a backend is cut at the longest shown length', () => {
    const { text, name } = question.parse({
      id: 'Q-1',
      name: 'A'.repeat(100_000),
      text: 'b'.repeat(100_000),
      createdDate: '2026-11-01T03:00:00.000Z',
    });
    expect(text).toBe(`${'b'.repeat(5000)}…`);
    expect(name).toBe(`${'A'.repeat(100)}…`);
  });
});

describe('[QNA-11] contact data', () => {
  test('is told beside the words, which are kept', () => {
    expect(readQuestion('hubungi 081234567890 ya')).toEqual({
      text: 'hubungi 081234567890 ya',
      fault: 'contact',
    });
  });
  test.each([
    'hubungi 081234567890',
    '0812-3456-7890',
    '0812 3456 7890',
    '0 812 3456 7890',
    '+62 812 3456 7890',
    '62812 3456 7890',
    '(0274) 512345',
    '+1 415 555 0100',
    'budi@contoh.id',
    'budi.s+toko@mail.contoh.co.id ya',
    'https://wa.me/62812',
    'T.ME/toko',
  ])('%s is', (text) => {
    expect(hasContact(text)).toBe(true);
  });
  test.each([
    'harganya Rp12.500.000 ya?',
    'Rp 1.250.000 atau 0,5 juta',
    'barcode 8991234567890 benar?',
    'ukuran 55 × 38 × 22 cm',
    'kabin 20″ atau 24″, 2026 atau 2027',
    'jam 08.00-22.00 buka?',
    'harga @ satuan berapa',
    'tipe RMB-00012-02',
    'muat 0812 saja',
  ])('%s is not', (text) => {
    expect(hasContact(text)).toBe(false);
  });
});
