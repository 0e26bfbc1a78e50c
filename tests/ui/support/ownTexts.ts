/** Text of a seller is shown as it was sent: it stands beside elements, and never changes. */
const AS_SENT = '[data-as-sent]';

/**
 * Watches for text nodes that React keeps as such. It makes one where text stands beside something else in its element,
 * or where a component answers with text; the text of an element whose only child is text it sets through the element.
 * A translator takes such a node away: React then writes into what is not shown, or fails where it puts something
 * before it. [TRANSLATE-02]
 */
export function watchTexts(of: Document) {
  let made: Text[] = [];
  const places = new Set<string>();
  /** Judges the text shown by now. Text that React has only begun to build is in no document yet, and may stay out. */
  const judge = () => {
    made = made.filter((node) => {
      if (!node.isConnected) return true;
      if (/\S/.test(node.data) && node.parentElement?.closest(AS_SENT) === null)
        places.add(`${pathOf(node.parentElement)}: "${node.data}"`);
      return false;
    });
  };
  const shown = new MutationObserver(judge);
  shown.observe(of, { childList: true, subtree: true });
  const create = Document.prototype.createTextNode;
  of.createTextNode = (text) => {
    const node = create.call(of, text);
    made.push(node);
    return node;
  };
  return {
    /** Returns the places found since the last call: each element with the text that it must not hold. */
    found: (): string[] => {
      judge();
      made = [];
      const all = [...places];
      places.clear();
      return all;
    },
    stop: () => {
      shown.disconnect();
      of.createTextNode = create;
    },
  };
}

function pathOf(element: Element | null): string {
  const names: string[] = [];
  for (let one = element; one !== null && one.localName !== 'body'; one = one.parentElement) {
    const id = one.id === '' || one.id.startsWith('_') ? '' : `#${one.id}`;
    names.unshift(`${one.localName}${id}${[...one.classList].map((name) => `.${name}`).join('')}`);
  }
  return names.slice(-5).join(' > ');
}
