import s from './parts.module.css';

/** Words, or the room that they take while it is not known whether they are true. [SHELL-25] */
export function WordsOrRoom({ isKnown, children }: { isKnown: boolean; children: string }) {
  return isKnown ? <span>{children}</span> : <span className={s.room} data-words={children} />;
}
