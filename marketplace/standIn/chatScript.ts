/**
 * The script of the chat page. It sends without leaving the page, and tells the page around it, where there is one, what
 * happens; it listens to that page alone. Without it the form is posted as it is.
 */
export const CHAT_SCRIPT = `(() => {
  const chat = document.querySelector('.chat');
  if (chat === null) return;
  const form = chat.querySelector('form');
  const list = chat.querySelector('ul');
  const hint = chat.querySelector('.hint');
  const about = chat.querySelector('.about');
  const isFramed = parent !== window;
  const tell = (message) => {
    if (isFramed) parent.postMessage(message, location.origin);
  };
  const log = chat.querySelector('.log');
  const toEnd = () => log.scrollTo(0, log.scrollHeight);
  const show = ({ id, author, text }) => {
    if (list.querySelector('[data-id="' + Number(id) + '"]') !== null) return;
    const line = document.createElement('li');
    line.className = author === 'seller' ? 'seller' : 'member';
    line.dataset.id = String(Number(id));
    const who = document.createElement('span');
    who.className = 'soft';
    who.textContent = author === 'seller' ? chat.dataset.seller : chat.dataset.you;
    const words = document.createElement('p');
    words.dir = 'auto';
    words.textContent = text;
    line.append(who, words);
    list.append(line);
    toEnd();
  };
  if (isFramed) document.documentElement.classList.add('framed');
  toEnd();

  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    hint.textContent = chat.dataset.typing;
    try {
      const answer = await fetch(location.pathname, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(new FormData(form)),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { messages } = await answer.json();
      // What was sent is sent: the next one is another.
      form.elements.key.value = crypto.randomUUID();
      form.elements.text.value = '';
      hint.textContent = '';
      for (const message of messages) {
        const isNew = list.querySelector('[data-id="' + Number(message.id) + '"]') === null;
        show(message);
        if (isNew && message.author === 'seller') tell({ type: 'chat.received', id: Number(message.id) });
      }
    } catch {
      // Under the same key: sent again, it is kept once.
      hint.textContent = chat.dataset.failed;
    } finally {
      isSending = false;
    }
  });

  addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || !isFramed) return;
    if (data === null || typeof data !== 'object' || data.type !== 'chat.product') return;
    if (typeof data.itemSku !== 'string' || !/^[A-Za-z0-9._-]{1,64}$/.test(data.itemSku)) return;
    const answer = await fetch(location.pathname + '?itemSku=' + encodeURIComponent(data.itemSku), {
      headers: { accept: 'application/json' },
    }).catch(() => null);
    const name = answer !== null && answer.ok ? (await answer.json()).about : null;
    // A question that is being sent is about what it was written for.
    if (typeof name !== 'string') return;
    form.elements.itemSku.value = data.itemSku;
    about.querySelector('b').textContent = name;
    about.hidden = false;
    tell({ type: 'chat.about', itemSku: data.itemSku });
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'chat.escaped' });
  });
  tell({ type: 'chat.ready', seller: chat.dataset.seller });
})();
`;
