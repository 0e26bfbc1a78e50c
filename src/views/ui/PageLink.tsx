import type { AnchorHTMLAttributes } from 'react';
import { useNavigate } from '../hooks/page.tsx';

/** A link to a page of this application: followed without loading a new document, unless the visitor asks for one. */
export function PageLink({
  href,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      // Pointing at the link loads the code that follows links within the page.
      data-within=""
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** Without a key that opens a tab or a window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
