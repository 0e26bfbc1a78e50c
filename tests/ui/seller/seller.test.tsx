import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
const region = (name: string) => screen.getByRole('region', { name });

describe('seller', () => {
  test('[SELLER-07, PRODUCT-05] its name leads to its page', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(within(region('Penjual')).getByRole('link', { name: 'Toko Uji' }).getAttribute('href')).toBe(
      '/merchant/TOK-1',
    );
  });
  test('[SELLER-03, SELLER-04] a TD seller is sold and fulfilled by the provider', async () => {
    const page = await openPage({ shop: { products: [product()], merchant: { commissionType: 'TD' } } });
    // In the seller's section, beside the buttons, and below the choices of a phone.
    expect(await screen.findAllByText('Dijual dan dikirim oleh Etalase')).toHaveLength(3);
    page.view.unmount();
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product()], merchant: { commissionType: 'TD' } },
    });
    expect(await screen.findAllByText('Sold and fulfilled by Etalase')).toHaveLength(3);
  });
  test('[SELLER-01] an unknown commission type shows no badge, and chat only where it is allowed', async () => {
    const ofTomorrow = (allowed: string) =>
      openPage({
        visitor: { member: 'ayu' },
        shop: {
          products: [product()],
          config: [
            { id: 'pdp.chat.enabled', value: 'true' },
            { id: 'pdp.chat.allowed-commission-types', value: allowed },
          ],
          answers: (path, data) => {
            if (!path.endsWith('/_summary')) return data;
            const summary = data as { merchant: object };
            return { ...summary, merchant: { ...summary.merchant, commissionType: 'ZZ' } };
          },
        },
      });
    const page = await ofTomorrow('TD,TC,MP');
    expect(screen.getByRole('link', { name: 'Toko Uji' })).toBeDefined();
    expect(screen.queryByText(/Dijual dan dikirim oleh|Toko kami/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tanya penjual' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Keranjang' })) {
      expect(button).toHaveProperty('disabled', false);
    }
    page.view.unmount();
    const chatting = await ofTomorrow('MP,ZZ');
    await chatting.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    expect((await screen.findByTitle('Chat penjual')).getAttribute('src')).toBe(
      '/member/seller-chat/TOK-1?itemSku=UJI-00001-01&lang=id',
    );
  });
  test('[SELLER-05] a seller that is ours by its name alone is called so, not sold and sent by us', async () => {
    await openPage({ shop: { products: [product()], merchant: { name: 'Etalase Mart' } } });
    expect(await within(region('Penjual')).findByText('Toko kami')).toBeDefined();
  });
  test('[CHAT-10, SECTION-09] without chat shows no chat action; a question can still be written', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(screen.queryByRole('button', { name: /chat|Tanya penjual/i })).toBeNull();
    expect(within(region('Diskusi')).getByRole('button', { name: 'Tulis pertanyaan' })).toBeDefined();
    expect(screen.queryByText(/Layanan pelanggan: Senin/)).toBeNull();
  });
  test('[SECTION-09, CHAT-14] without questions offers the chat with its hours, or a question', async () => {
    seeAll();
    await openPage({ shop: { products: [product()], config: CHAT } });
    expect(await within(region('Diskusi')).findByText(/Belum ada yang bertanya/)).toBeDefined();
    expect(within(region('Diskusi')).getByRole('button', { name: 'Tanya penjual' })).toBeDefined();
    expect(within(region('Diskusi')).getByRole('button', { name: 'Tulis pertanyaan' })).toBeDefined();
    expect(screen.getByText('Punya pertanyaan tentang produk ini?')).toBeDefined();
    expect(screen.getByText(/Senin–\u2060Minggu 08\.00–\u206022\.00 WIB/)).toBeDefined();
  });
  test('a member is led to the seller’s chat', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], config: CHAT },
    });
    await page.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    expect((await screen.findByTitle('Chat penjual')).getAttribute('src')).toBe(
      '/member/seller-chat/TOK-1?itemSku=UJI-00001-01&lang=id',
    );
  });
  test.each([
    [NOON, 'Mulai chat', 'button'],
    [NOON + 12 * 3_600_000, 'Hubungi layanan pelanggan', 'link'],
  ] as const)(
    '[CHAT-07, MODAL-19, CHAT-14] at %d the chat of a trading seller offers "%s"',
    async (now, name, role) => {
      const page = await openPage({
        visitor: { member: 'ayu' },
        shop: { products: [product()], config: CHAT, merchant: { commissionType: 'TC' }, now },
      });
      await page.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
      const sheet = await screen.findByRole('dialog', { name: 'Chat layanan pelanggan' });
      const way = within(sheet).getByRole(role, { name });
      expect(way.getAttribute('href')).toBe(role === 'link' ? '/bliblicare' : null);
      expect(within(sheet).getByText('Senin–\u2060Minggu 08.00–\u206022.00 WIB')).toBeDefined();
      expect(page.left).toEqual([]);
    },
  );
});

describe('[CHAT-23, CHAT-14] a guest who asks for the chat', () => {
  const MIDNIGHT = NOON + 12 * 3_600_000;
  const CLOSED = {
    id: 'Chat sedang tutup, jadi belum bisa dimulai setelah masuk. Jam buka: Senin–\u2060Minggu 08.00–\u206022.00 WIB.',
    en: 'Chat is closed now, so it cannot start once you are logged in. Open Monday to Sunday 08.00–\u206022.00 WIB.',
  };
  const WORDS = {
    id: {
      ask: 'Tanya penjual',
      title: 'Masuk untuk chat penjual',
      promise: 'Setelah masuk, chat langsung dibuka.',
    },
    en: {
      ask: 'Ask the seller',
      title: 'Log in to chat with the seller',
      promise: 'Once you are logged in, the chat opens right away.',
    },
  };
  const ask = async (language: 'id' | 'en', commissionType: 'TD' | 'TC' | 'MP', now: number) => {
    const page = await openPage({
      visitor: { language },
      shop: { products: [product()], config: CHAT, merchant: { commissionType }, now },
    });
    await page.user.click(screen.getByRole('button', { name: WORDS[language].ask }));
    return within(await screen.findByRole('dialog', { name: WORDS[language].title }));
  };
  test.each([
    ['id', 'TD'],
    ['en', 'TC'],
  ] as const)(
    'of a trading seller at night is told before the login, in %s, of %s',
    async (language, type) => {
      const prompt = await ask(language, type, MIDNIGHT);
      expect(prompt.getByText(CLOSED[language])).toBeDefined();
      expect(prompt.queryByText(WORDS[language].promise)).toBeNull();
      const care = language === 'id' ? 'Hubungi layanan pelanggan' : 'Contact customer care';
      expect(prompt.getByRole('link', { name: care }).getAttribute('href')).toBe('/bliblicare');
    },
  );
  test.each([
    ['of a trading seller by day', 'TD', NOON],
    ['of another seller at night', 'MP', MIDNIGHT],
  ] as const)('%s is promised it', async (_, type, now) => {
    const prompt = await ask('id', type, now);
    expect(prompt.getByText(WORDS.id.promise)).toBeDefined();
    expect(prompt.queryByText(/^Chat sedang tutup/)).toBeNull();
  });
});

describe('the hours of customer care', () => {
  const hours = { id: 'pdp.cs.operational-hours', value: '13:30-17:00' };
  test.each([
    ['12.00', 0, 'link', 'Hubungi layanan pelanggan'],
    ['14.00', 2, 'button', 'Mulai chat'],
  ] as const)('[CONFIG-12, MODAL-19, CHAT-14] come from the config; at %s', async (_, later, role, name) => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [product()],
        config: [...CHAT, hours],
        merchant: { commissionType: 'TD' },
        now: NOON + later * 3_600_000,
      },
    });
    expect(screen.getByText(/Senin–\u2060Minggu 13\.30–\u206017\.00 WIB/)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chat layanan pelanggan' });
    expect(within(sheet).getByText('Senin–\u2060Minggu 13.30–\u206017.00 WIB')).toBeDefined();
    expect(within(sheet).getByRole(role, { name })).toBeDefined();
  });
  test('[CHAT-18, CONFIG-14, API-47] what it is about is said, and told; unknown, nothing is', async () => {
    const open = () =>
      openPage({
        visitor: { member: 'ayu' },
        shop: { products: [product()], config: CHAT, merchant: { commissionType: 'TD' } },
      });
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chat layanan pelanggan' });
    expect(await within(sheet).findByText('Topik: Produk')).toBeDefined();
    const opened: unknown[] = [];
    page.root.on('liveChat.opened', (event) => opened.push(event.topic));
    await page.user.click(within(sheet).getByRole('button', { name: 'Mulai chat' }));
    expect(opened).toEqual(['Produk']);
    page.view.unmount();
    const without = await open();
    await without.shop.fault('GET /content/ticket-configs', '500');
    await without.user.click(screen.getByRole('button', { name: 'Tanya penjual' }));
    await screen.findByRole('dialog', { name: 'Chat layanan pelanggan' });
    await without.settle();
    expect(screen.queryByText(/^Topik/)).toBeNull();
  });
});
