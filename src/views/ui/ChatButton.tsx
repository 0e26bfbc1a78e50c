import type { ReactNode } from 'react';
import { usePage } from '../hooks/page.tsx';
import { isMobile } from './viewport.ts';

/** Starts the chat; the seller and the visitor decide where it opens. [CHAT-07, CHAT-08, CHAT-13] */
export function ChatButton(props: { className?: string | undefined; label?: string; children: ReactNode }) {
  const page = usePage();
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      onClick={() =>
        page.send({
          type: 'part.told',
          name: 'chat',
          event: { type: 'chat.requested', mobile: isMobile() },
        })
      }
    >
      {props.children}
    </button>
  );
}
