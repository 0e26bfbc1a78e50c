import type { Page } from '../createPage.ts';

const FOLLOW_KEY = 'followWritten';

/** Tells the visitor's other tabs which seller the member follows now, and listens to them. [FOLLOW-06] */
export function keepFollowInStep(page: Page): () => void {
  const subscription = page.on('follow.written', ({ merchantCode, followed, followers }) => {
    const at = performance.timeOrigin + performance.now();
    try {
      localStorage.setItem(FOLLOW_KEY, JSON.stringify({ merchantCode, followed, followers, at }));
    } catch {
      // Without a storage the other tabs ask when they are looked at.
    }
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const follow = key === FOLLOW_KEY ? readFollow(newValue) : null;
    if (follow !== null)
      page.send({
        type: 'part.told',
        name: 'follow',
        ifRunning: true,
        event: { type: 'follow.known', ...follow },
      });
  };
  window.addEventListener('storage', onStorage);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

/** The follow state of a seller, as another tab stored it; null for any other text. */
function readFollow(text: string | null) {
  try {
    const { merchantCode, followed, followers } = JSON.parse(text ?? '') as Record<string, unknown>;
    const count = Number.isInteger(followers) && Number(followers) >= 0 ? Number(followers) : null;
    return typeof merchantCode === 'string' && typeof followed === 'boolean'
      ? { merchantCode, followed, followers: count }
      : null;
  } catch {
    return null;
  }
}
