import { screen, within } from '@testing-library/react';
import type { Opened } from './openPage.tsx';

/** Presses the login of the prompt that is open; the document it leads to is another page's. */
export async function followLogin(page: Opened, title: string) {
  const prompt = await screen.findByRole('dialog', { name: title });
  const link = within(prompt).getByRole('link', { name: 'Masuk' });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.user.click(link);
  return link.getAttribute('href') ?? '';
}
