/** A number field that may hold half-typed text: the value changes on blur or Enter. */
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { formatParts } from '#kernel/number-format.ts';

const PLACES = 3;

/** Parses '1.250,5' and '1250.5', as Brazilians may type them; undefined if it is not a number. */
export function parseTyped(text: string): number | undefined {
  const plain = text.trim();
  const english = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(english)) return undefined;
  return Number(english);
}

/** The same, but '1.250' is a thousand and more, as everywhere in Brazil; '1.25' is a bit over one. For amounts of money and whole numbers. */
export const parseTypedThousands = (text: string): number | undefined =>
  parseTyped(/^\s*[1-9]\d{0,2}(\.\d{3})+\s*$/.test(text) ? text.replaceAll('.', '') : text);

interface NumberDraftOptions {
  /** Nothing stands for zero, and a cleared field is zero. */
  readonly blankZero?: boolean;
  /** Only whole numbers make sense, such as boxes. */
  readonly whole?: boolean;
}

interface NumberDraft {
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly formatted: string;
  /** Whether the value differs from the first one. */
  readonly changed: boolean;
}

export function useNumberDraft(
  value: number,
  onSet: (value: number) => void,
  { blankZero = false, whole = false }: NumberDraftOptions = {},
): NumberDraft {
  const [typed, setTyped] = useState<string>();
  const [first] = useState(value);
  // Without dots between thousands: what is shown is read as the same number when it is changed.
  const digits = formatParts(Math.round(value * 10 ** PLACES), PLACES).replaceAll('.', '');
  const formatted = blankZero && value === 0 ? '' : digits;
  const parse = whole ? parseTypedThousands : parseTyped;

  function settle(): void {
    const number = typed === undefined ? undefined : blankZero && typed.trim() === '' ? 0 : parse(typed);
    setTyped(undefined);
    if (number !== undefined && number !== value) onSet(number);
  }

  return {
    formatted,
    changed: value !== first,
    input: {
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      value: typed ?? formatted,
      onChange: (event) => setTyped(event.currentTarget.value),
      onFocus: (event) => event.currentTarget.select(),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setTyped(undefined);
      },
    },
  };
}
