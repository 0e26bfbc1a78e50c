import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { reloadWhenWritten } from '#src/app/reloadWhenWritten.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page with such forms, that is another visitor's; `turn` gives the focus to what stands beside them. */
function show(html: string) {
  document.body.innerHTML = `<button>Buka</button>${html}`;
  const reload = vi.fn<() => void>();
  const turn = async () => {
    document.querySelector('button')?.focus();
    document.querySelector('button')?.blur();
    await nextFrame();
    await nextFrame();
  };
  // No test leaves a page that waits to the next one.
  onTestFinished(async () => {
    document.body.innerHTML = '<button>Buka</button>';
    await turn();
    document.body.innerHTML = '';
  });
  return { reload, turn };
}

afterEach(() => vi.restoreAllMocks());

describe('[AUTH-15] the page of another visitor', () => {
  test.each([
    ['no form', ''],
    ['an empty field', '<dialog open><textarea> </textarea></dialog>'],
    ['ticks and choices', '<dialog open><input type="radio" value="a" checked /></dialog>'],
    ['a field of the page itself', '<input value="2" />'],
    ['a search that was sent', '<input type="search" value="koper" />'],
  ])('is loaded anew at once with %s', (_, html) => {
    const { reload } = show(html);
    reloadWhenWritten(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['<textarea></textarea>', '<input type="text" />'])(
    'waits while something stands in %s of a form, and is loaded once when it is gone',
    async (html) => {
      const { reload, turn } = show(`<dialog open>${html}</dialog>`);
      const field = document.querySelector<HTMLTextAreaElement>('dialog > *') as HTMLTextAreaElement;
      field.value = 'Apakah muat?';
      reloadWhenWritten(reload);
      reloadWhenWritten(reload);
      await turn();
      expect(reload).not.toHaveBeenCalled();
      document.querySelector('dialog')?.remove();
      await turn();
      await turn();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('waits for a search while it is being written', async () => {
    const { reload, turn } = show('<input type="search" />');
    const field = document.querySelector('input') as HTMLInputElement;
    field.focus();
    field.value = 'koper';
    reloadWhenWritten(reload);
    expect(reload).not.toHaveBeenCalled();
    await turn();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for what is written in the chat', async () => {
    const { reload, turn } = show('<iframe name="sellerChat"></iframe>');
    const chat = document.querySelector('iframe')?.contentDocument as Document;
    chat.body.innerHTML = '<form class="say"><input name="text" value="Masih ada?" /></form>';
    reloadWhenWritten(reload);
    await turn();
    expect(reload).not.toHaveBeenCalled();
    (chat.querySelector('input') as HTMLInputElement).value = '';
    await turn();
    expect(reload).toHaveBeenCalledOnce();
  });
});
