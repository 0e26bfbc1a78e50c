import s from './parts.module.css';

/** Words, or their room while it is unknown whether they are true. [SHELL-25] */
export function WordsOrRoom({ isKnown, children }: { isKnown: boolean; children: string }) {
  return isKnown ? <span>{children}</span> : <span className={s.room} data-words={children} />;
}
