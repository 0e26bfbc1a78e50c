import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  areasOf,
  NewError,
  readName,
  readPlace,
  readText,
  refuseExisting,
  type Kind,
  type Name,
} from './made.ts';

const KEYS = 'src/domain/shell/modalKey.ts';
const LANGUAGES = ['id', 'en'];

/** A modal in the file of its area, found by its key. */
export const modal: Kind = {
  usage: 'modal <area>/<name>',
  summary: 'a modal, opened by its key from any view or machine',
  make(text, root) {
    const [area, asked] = readPlace(text, areasOf(root), 'area');
    const name = readName(asked);
    const wordsOf = (language: string) => `src/copy/${area}/${language}Further.ts`;
    const { camel, pascal, words } = name;
    refuseExisting(root, `src/views/modals/*/${pascal}.tsx`, camel);
    const isKnown = readText(root, KEYS).includes(`'${camel}'`);
    for (const language of LANGUAGES) {
      const file = wordsOf(language);
      if (!existsSync(path.join(root, file)))
        throw new NewError(`${file} is not there: write it, and name it in src/copy/${language}Further.ts`);
      if (readText(root, file).includes(`'${camel}.`))
        throw new NewError(`${file} has words of ${camel} already`);
    }
    return {
      files: {
        [`src/views/modals/${area}/${pascal}.tsx`]: viewText(name),
        [`tests/ui/${area}/${camel}.test.tsx`]: testText(name),
      },
      lines: [
        ...(isKnown
          ? []
          : [{ file: KEYS, list: 'export const MODAL_KEYS', end: '] as const', text: keyLine(root, camel) }]),
        ...LANGUAGES.map((language) => ({
          file: wordsOf(language),
          list: `export const ${area}`,
          end: '\n}',
          text: `\n  '${camel}.title': '${words}',`,
        })),
      ],
      next: [
        `src/copy/${area}: its words in both languages`,
        `a view opens it by usePart('modal').send({ type: 'modal.opened', key: '${camel}' }), a machine by openModal('${camel}')`,
        'e2e: a test that opens it at both sizes and calls expectAccessible',
      ],
    };
  },
};

/** The list may stand on one line. */
const keyLine = (root: string, key: string) => {
  const list = /export const MODAL_KEYS = \[([^\]]*)\]/.exec(readText(root, KEYS))?.[1] ?? '';
  return list.includes('\n') ? `  '${key}',\n` : `, '${key}'`;
};

const viewText = ({ camel, pascal, words }: Name) => `import { useCopy } from '../../hooks/page.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** ${words}. */
export function ${pascal}() {
  const t = useCopy();
  return <ModalSheet title={t('${camel}.title')}>{null}</ModalSheet>;
}
`;

const testText = ({ camel, words }: Name) => `import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

test('${camel} opens by its key and closes', async () => {
  const page = await openPage({ shop: { products: [product()] } });
  page.tell('modal', { type: 'modal.opened', key: '${camel}' });
  const dialog = await screen.findByRole('dialog', { name: '${words}' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
`;
