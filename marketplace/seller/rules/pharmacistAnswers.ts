import type { Language } from '#src/domain/shell/language.ts';
import { courtesyOf } from './chatCourtesy.ts';

type Words = Record<Language, string>;

/** Questions about a body, not a package: the answer only names the doctor or pharmacist to ask. */
const ADVICE =
  /\b(?:dosis\w*|hamil|kehamilan|menyusui|bayi|anak\w*|alergi\w*|efek samping|gejala|sakit|nyeri|demam|penyakit\w*|aman|interaksi|overdosis|keracunan|dos(?:e|es|age)|pregnan\w*|breastfe\w*|bab(?:y|ies)|child\w*|allerg\w*|side effects?|symptoms?|sick|ill|illness|pain|fever|disease|safe|interact\w*|overdose\w*|poison\w*)\b/i;
const NO_ADVICE: Words = {
  id: 'Ini toko contoh tanpa apoteker sungguhan, jadi tidak ada nasihat medis di sini. Tanyakan itu ke dokter atau apoteker; kalau mendesak, hubungi layanan darurat.',
  en: 'This is a demo shop without a real pharmacist, so no medical advice is given here. Please ask a doctor or a pharmacist; if it is urgent, call an emergency service.',
};

/** Answers that hold for every package, by the words of the question in either language. */
const TOPICS: readonly (readonly [asked: RegExp, answer: Words])[] = [
  [
    /\b(?:pakai\w*|dipakai|memakai|pemakaian|menggunakan|digunakan|penggunaan|minum\w*|diminum|oles\w*|dioles\w*|use|used|using|usage|apply|take)\b/i,
    {
      id: 'Cara pakai, takaran, dan peringatan tertulis di kemasan. Bacalah sebelum dipakai, dan ikuti yang tertulis di sana.',
      en: 'How to use it, how much of it, and its warnings are printed on the package. Please read it first, and do as it says.',
    },
  ],
  [
    /\b(?:simpan\w*|disimpan|menyimpan|penyimpanan|kedaluwarsa|kadaluarsa|kulkas|store|stored|storing|storage|keep|kept|fridge|expir\w*)\b/i,
    {
      id: 'Simpan seperti yang tertulis di kemasan. Kalau tidak disebut: tertutup rapat, di tempat sejuk dan kering, jauh dari sinar matahari dan jangkauan anak. Jangan dipakai setelah tanggal kedaluwarsanya.',
      en: 'Store it as the package says. Where it says nothing: tightly closed, cool and dry, away from sunlight and out of reach of children. Do not use it after its expiry date.',
    },
  ],
];
const HELLO: Words = {
  id: 'Halo, mau tanya cara pakai atau penyimpanan? Ini toko contoh, jadi tidak ada nasihat medis di sini.',
  en: 'Hello, would you like to know how to use or store a product? This is a demo shop, so no medical advice is given here.',
};
const NOTHING_ELSE: Words = {
  id: 'Soal itu tidak bisa dijawab di sini. Yang bisa dijawab: cara pakai dan penyimpanan. Ini toko contoh, jadi tidak ada nasihat medis di sini.',
  en: 'That cannot be answered here. What can be: how to use and how to store a product. This is a demo shop, so no medical advice is given here.',
};

/**
 * Answers for the pharmacist of a shop that has none: the use and storage of all products alike, and a clear refusal of
 * medical advice. [CHAT-24]
 */
export function pharmacistAnswer(question: string, language: Language): string {
  if (ADVICE.test(question)) return NO_ADVICE[language];
  const answers = TOPICS.filter(([asked]) => asked.test(question)).map(([, answer]) => answer[language]);
  if (answers.length > 0) return answers.join('\n');
  return courtesyOf(question, language, HELLO) ?? NOTHING_ELSE[language];
}
