import { useId, useState } from 'react';
import { LONGEST_SEARCH_DRAFT } from '#src/domain/shell/limits.ts';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import s from '../parts.module.css';

/** Words to look for; looked for when the form is sent. */
export function ListSearch({ name }: { name: 'questions' | 'reviews' }) {
  const t = useCopy();
  const id = useId();
  const part = useLaterPart(name);
  const search = useLaterSelector(name, ({ context }) => context.criteria.search, '');
  const [typed, setTyped] = useState<{ text: string; from: string }>({ text: search, from: search });
  // A search cleared elsewhere is cleared here too.
  const text = typed.from === search ? typed.text : search;
  return (
    <form
      role="search"
      aria-label={t(`${name}.search`)}
      className={s.rvSearch}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = searchAsked(text);
        // Nothing to search for, and nothing to clear: focus the field. [SHELL-24]
        if (wanted === '' && search === '') {
          event.currentTarget.querySelector('input')?.focus();
          return;
        }
        setTyped({ text: wanted, from: wanted });
        part?.send({ type: 'criteria.changed', criteria: { search: wanted } });
      }}
    >
      <label className={s.sr} htmlFor={id}>
        {t(`${name}.search`)}
      </label>
      <input
        id={id}
        type="search"
        className={s.input}
        placeholder={t(`${name}.search`)}
        maxLength={LONGEST_SEARCH_DRAFT}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, from: search })}
      />
      <Button type="submit" look="quiet" isSmall>
        <Icon name="search" size="s" />
        <span>{t(`${name}.searchSubmit`)}</span>
      </Button>
    </form>
  );
}
