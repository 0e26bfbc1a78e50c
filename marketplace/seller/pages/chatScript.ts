import { LONGEST_CHAT_MESSAGE } from '#src/domain/shell/limits.ts';
import { JOINING, UNSEEN } from '#src/domain/shell/typedText.ts';

/**
 * The script of the chat page. It is loaded before the form, which appears once the script has run or failed to load,
 * so a press never posts the form too early. It sends without leaving the page, reports to the page around it, if any,
 * and listens to that page alone. Without the script the form is posted.
 */
export const CHAT_SCRIPT = `(() => {
  const isFramed = parent !== window;
  const tell = (message) => {
    if (isFramed) parent.postMessage(message, location.origin);
  };
  if (isFramed) document.documentElement.classList.add('framed');
  // What waits for a login of this page itself; in a frame the page around it keeps it.
  const KEPT = 'seller-chat:' + location.pathname;
  const KEPT_MS = 30 * 60000;
  // A browser may keep nothing: then nothing of the kind is said, either.
  const keep = (text) => {
    try {
      sessionStorage.setItem(KEPT, text);
      return true;
    } catch {
      return false;
    }
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(KEPT);
    } catch {}
  };
  const take = () => {
    try {
      const text = sessionStorage.getItem(KEPT);
      forget();
      const kept = JSON.parse(text);
      const isKnown = typeof kept.text === 'string' && typeof kept.key === 'string';
      return isKnown && Date.now() - kept.at < KEPT_MS ? kept : null;
    } catch {
      return null;
    }
  };
  const kept = isFramed ? null : take();
  const start = () => {
    const chat = document.querySelector('.chat');
    if (chat === null) {
      // Who is no member has nothing to send; the page around offers its own login.
      tell({ type: 'chat.loginNeeded', message: null });
      return;
    }
    const form = chat.querySelector('form');
    const field = form.elements.text;
    const enter = chat.querySelector('.enter');
    const list = chat.querySelector('ul');
    const hint = chat.querySelector('.hint');
    const about = chat.querySelector('.about');
    const log = chat.querySelector('.log');
    const toEnd = () => log.scrollTo(0, log.scrollHeight);
    const show = ({ id, author, text }) => {
      if (list.querySelector('[data-id="' + Number(id) + '"]') !== null) return;
      const line = document.createElement('li');
      line.className = author === 'member' ? 'member' : chat.dataset.partner;
      line.dataset.id = String(Number(id));
      const who = document.createElement('span');
      who.className = 'soft';
      who.textContent = author === 'member' ? chat.dataset.you : chat.dataset.name;
      const words = document.createElement('p');
      words.dir = 'auto';
      words.textContent = text;
      line.append(who, words);
      list.append(line);
      toEnd();
    };
    toEnd();

    // Judged here, where it is told at the field.
    form.noValidate = true;
    // As the marketplace counts: by signs, and none for what is not seen.
    const signsOf = (text) => [
      ...text.replaceAll(${UNSEEN}, '').replaceAll(${JOINING}, '').normalize('NFC').trim(),
    ].length;
    const faultOf = (text) => {
      const signs = signsOf(text);
      return signs === 0 ? 'blank' : signs > ${LONGEST_CHAT_MESSAGE} ? 'long' : null;
    };
    const unfault = () => {
      if (!field.hasAttribute('aria-invalid')) return;
      field.removeAttribute('aria-invalid');
      hint.textContent = '';
    };
    let isSending = false;
    // What stood in the field when it was sent, as long as it still begins with it: what follows is the next message.
    let leading = null;
    field.addEventListener('input', () => {
      unfault();
      if (leading !== null && !field.value.startsWith(leading)) leading = null;
    });
    // What was tried last, and not taken yet: the same again goes under the same key, so that it is kept once.
    let tried = null;
    const askForLogin = () => {
      const canKeep = keep('');
      forget();
      hint.textContent = canKeep ? chat.dataset.lost : chat.dataset.lostAgain;
      enter.hidden = false;
      tell({ type: 'chat.loginNeeded', message: { text: tried.text, key: tried.key } });
    };
    const send = async (text, key) => {
      const itemSku = form.elements.itemSku.value;
      tried = { text, key, itemSku };
      leading = field.value.trim() === text ? field.value : null;
      isSending = true;
      hint.textContent = chat.dataset.typing;
      enter.hidden = true;
      try {
        const answer = await fetch(location.pathname, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new URLSearchParams({ itemSku, key, text }),
        });
        if (answer.status === 401) return askForLogin();
        if (!answer.ok) throw new Error(String(answer.status));
        const { messages } = await answer.json();
        // What was sent is sent: the next one is another.
        tried = null;
        form.elements.key.value = crypto.randomUUID();
        if (leading !== null) field.value = field.value.slice(leading.length).trimStart();
        hint.textContent = '';
        for (const message of messages) {
          const isNew = list.querySelector('[data-id="' + Number(message.id) + '"]') === null;
          show(message);
          if (isNew && message.author !== 'member') tell({ type: 'chat.received', id: Number(message.id) });
        }
      } catch {
        hint.textContent = chat.dataset.failed;
      } finally {
        isSending = false;
        leading = null;
      }
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isSending) return;
      const text = field.value.trim();
      const fault = faultOf(text);
      if (fault !== null) {
        field.setAttribute('aria-invalid', 'true');
        hint.textContent = chat.dataset[fault];
        field.focus();
        return;
      }
      unfault();
      // Another text, or about another product, is another message.
      const isSame = tried !== null && tried.text === text && tried.itemSku === form.elements.itemSku.value;
      const key = isSame ? tried.key : tried === null ? form.elements.key.value : crypto.randomUUID();
      void send(text, key);
    });
    /** What waited for a login goes on, once; what is being typed already stays. */
    const resume = ({ text, key }) => {
      if (isSending || faultOf(text.trim()) !== null) return;
      if (field.value === '') field.value = text;
      void send(text, key);
    };
    enter.addEventListener('click', (event) => {
      if (tried === null) return;
      if (isFramed) {
        event.preventDefault();
        askForLogin();
        return;
      }
      const { text, key } = tried;
      keep(JSON.stringify({ text, key, at: Date.now() }));
    });
    // Who comes back without having logged in has everything where it was.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) forget();
    });

    addEventListener('message', async ({ origin, source, data }) => {
      if (origin !== location.origin || source !== parent || !isFramed) return;
      if (data === null || typeof data !== 'object') return;
      if (data.type === 'chat.resumed') {
        const message = data.message ?? {};
        if (typeof message.text === 'string' && typeof message.key === 'string') resume(message);
        return;
      }
      if (data.type !== 'chat.product') return;
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
    tell({ type: 'chat.ready', seller: chat.dataset.name });
    if (kept !== null) resume(kept);
  };
  // The form follows the script in the document.
  const isComplete = document.querySelector('.chat') === null || document.querySelector('.chat form') !== null;
  if (isComplete) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
})();
`;
