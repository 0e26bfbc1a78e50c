import type { Language } from '#src/domain/shell/language.ts';
import type { ChatPartner } from '../rules/chatMessages.ts';

/** Words of a talk with either partner. */
export const CHAT_WORDS = {
  id: {
    about: 'Tentang',
    write: 'Tulis pertanyaan',
    send: 'Kirim',
    you: 'Kamu',
    failed: 'Belum terkirim. Coba kirim lagi.',
    blank: 'Tulis pertanyaanmu dulu.',
    long: 'Pertanyaannya terlalu panjang (maks. 1.000 karakter).',
    lost: 'Sesimu sudah berakhir, jadi ini belum terkirim. Masuk dulu, lalu pesannya langsung terkirim.',
    lostAgain:
      'Sesimu sudah berakhir, jadi ini belum terkirim. Browsermu memblokir penyimpanan: setelah masuk, tulis dan kirim lagi.',
    lostUnsent: 'Sesimu sudah berakhir, jadi ini belum terkirim:',
    enter: 'Masuk',
  },
  en: {
    about: 'About',
    write: 'Write a question',
    send: 'Send',
    you: 'You',
    failed: 'Not sent yet. Try to send it again.',
    blank: 'Write your question first.',
    long: 'The question is too long (at most 1,000 characters).',
    lost: 'Your session has ended, so this is not sent yet. Log in, and it is sent right away.',
    lostAgain:
      'Your session has ended, so this is not sent yet. Your browser blocks storage: after logging in, write and send it again.',
    lostUnsent: 'Your session has ended, so this is not sent yet:',
    enter: 'Log in',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The pharmacist has no name of their own, as sellers do. */
export const PHARMACIST: Record<Language, string> = {
  id: 'Apoteker toko contoh',
  en: 'Pharmacist of the demo shop',
};

interface PartnerWords {
  title: string;
  empty: string;
  typing: string;
  login: string;
  /** The notice above the talk; null where there is none. */
  notice: string | null;
}

/** Words about the partner of a talk. */
export const PARTNER_WORDS: Record<ChatPartner, Record<Language, PartnerWords>> = {
  seller: {
    id: {
      title: 'Chat penjual',
      empty: 'Tanya harga, stok, atau pengiriman.',
      typing: 'Penjual sedang mengetik',
      login: 'Masuk untuk chat dengan penjual',
      notice: null,
    },
    en: {
      title: 'Chat with the seller',
      empty: 'Ask about price, stock or delivery.',
      typing: 'The seller is typing',
      login: 'Log in to chat with the seller',
      notice: null,
    },
  },
  pharmacist: {
    id: {
      title: 'Chat apoteker',
      empty: 'Tanya cara pakai atau penyimpanan.',
      typing: 'Jawaban sedang disiapkan',
      login: 'Masuk untuk chat dengan apoteker',
      notice:
        'Ini toko contoh: jawabannya otomatis, bukan dari apoteker sungguhan, dan tidak berisi nasihat medis.',
    },
    en: {
      title: 'Chat with a pharmacist',
      empty: 'Ask how to use or store a product.',
      typing: 'The answer is on its way',
      login: 'Log in to chat with a pharmacist',
      notice:
        'This is a demo shop: answers are automatic, not a real pharmacist’s, and give no medical advice.',
    },
  },
};
