import { useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithoutRef, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  type CannedAnswer,
  type CannedSearch,
  cannedSearchAt,
  matchingAnswers,
  withAnswer,
} from '../../domain/canned-answer.ts';
import { MAX_MESSAGE_LENGTH } from '../../domain/chat-message.ts';
import { answersQuery } from '../chat-queries.ts';

interface CannedField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export interface Canned {
  readonly isOpen: boolean;
  readonly search: string;
  readonly found: readonly CannedAnswer[];
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly insert: (answer: CannedAnswer) => void;
  readonly toggle: () => void;
  /** HTML id of the list of options; `optionId` appends the option's index. */
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly fieldProps: ComponentPropsWithoutRef<'textarea'>;
}

/** Canned answers for the message that is being written: '/' searches them, arrows and Enter insert one. */
export function useCanned({ field, text, onText }: CannedField): Canned {
  const { shop } = useStaffPlace();
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  /** Where the slash stands whose list was closed. */
  const [dismissed, setDismissed] = useState<number>();
  const search = caret === undefined ? undefined : cannedSearchAt(text, caret);
  const { data: answers } = useQuery({ ...answersQuery(useApi(), shop.id), enabled: search !== undefined });
  const found = search === undefined ? [] : matchingAnswers(answers ?? [], search.words);
  const isOpen =
    search !== undefined &&
    search.start !== dismissed &&
    answers !== undefined &&
    (found.length > 0 || search.words === '');
  const optionId = (index: number): string => `${id}-${index}`;

  const write = (next: { readonly text: string; readonly caret: number }): void => {
    // The field shows the text before the caret is placed in it.
    flushSync(() => {
      onText(next.text);
      setCaret(next.caret);
      setActive(0);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const insert = ({ text: answer }: CannedAnswer): void => {
    if (search === undefined || caret === undefined) return;
    write(withAnswer(text, caret, search, answer, MAX_MESSAGE_LENGTH));
  };
  const close = ({ start, words }: CannedSearch): void => {
    if (words === '') write({ text: text.slice(0, start) + text.slice(start + 1), caret: start });
    else setDismissed(start);
  };
  const toggle = (): void => {
    if (isOpen) {
      close(search);
      return;
    }
    const at = field.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    const slash = before === '' || /\s$/.test(before) ? '/' : ' /';
    setDismissed(undefined);
    write({ text: before + slash + text.slice(at), caret: at + slash.length });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = found[active];
    const move = (by: number): void => setActive((active + by + found.length) % Math.max(1, found.length));
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') close(search);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen !== undefined)
      insert(chosen);
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    search: search?.words ?? '',
    found,
    active,
    setActive,
    insert,
    toggle,
    id,
    optionId,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && found.length > 0 ? optionId(active) : undefined,
      onKeyDown,
      onSelect: ({ currentTarget: { selectionStart, selectionEnd, value } }) => {
        setCaret(selectionStart === selectionEnd ? selectionStart : undefined);
        const now = cannedSearchAt(value, selectionStart);
        if (now?.words !== search?.words) setActive(0);
        if (now?.start !== dismissed) setDismissed(undefined);
      },
      onBlur: () => setCaret(undefined),
    },
  };
}
