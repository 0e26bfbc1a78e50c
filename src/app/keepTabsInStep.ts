import type { Page } from './createPage.ts';

const BAG_KEY = 'bagWrittenAt';

/**
 * Tells the visitor's other tabs that the bag holds more now, and reads the bag again when one of them says so: a tab
 * side by side with this one changes it without this page ever being hidden. [CART-34]
 */
export function keepTabsInStep(page: Page): () => void {
  const subscription = page.on('bag.written', () => {
    try {
      localStorage.setItem(BAG_KEY, String(performance.timeOrigin + performance.now()));
    } catch {
      // Without a storage the other tabs ask when they are looked at.
    }
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BAG_KEY && document.visibilityState === 'visible') page.send({ type: 'page.lookedAt' });
  };
  window.addEventListener('storage', onStorage);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
