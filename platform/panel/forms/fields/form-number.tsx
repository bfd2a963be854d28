import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { BoundField } from '../panel-form.ts';
import { Affixed } from './affixed.tsx';
import { type NumberKind, unitsOf, unitsText } from './number-text.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

/** Whole units; null where nothing is typed. A field that holds no number keeps the form from being sent. */
export type NumberField<Values extends FieldValues> = BoundField<Values, number | null>;

interface FormNumberProps<Values extends FieldValues> {
  readonly field: NumberField<Values>;
  readonly kind: NumberKind;
  /** Said where what is typed is no such number: 'Escreva um valor como 1.234,56.' */
  readonly unreadable: string;
  /** In units. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** A limit in words: 'R$ 10,00'. */
  readonly words: (units: number) => string;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly children?: ReactNode;
}

/** A number that is typed freely: it is read at each key, and written in its usual form when the field is left. */
export function FormNumber<Values extends FieldValues>(props: FormNumberProps<Values>) {
  const { field, kind, unreadable, min, max, words, prefix, suffix } = props;
  const [draft, setDraft] = useState<{ readonly text: string; readonly units: number | null }>();
  const { value, set, error, control } = useBoundField<Values, number | null>(field, (units) => {
    if (units === null) return undefined;
    if (Number.isNaN(units)) return unreadable;
    if (min !== undefined && units < min) return `O mínimo é ${words(min)}.`;
    if (max !== undefined && units > max) return `O máximo é ${words(max)}.`;
    return undefined;
  });
  // A value from elsewhere, such as the server's, replaces what was typed.
  const shown = draft !== undefined && Object.is(draft.units, value) ? draft.text : unitsText(value, kind);
  return (
    <Affixed prefix={prefix} suffix={suffix} className={field.className}>
      <TextField
        {...control}
        {...textsOf(field, error)}
        inputMode={kind.places === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget: { value: text } }) => {
          const units = unitsOf(text, kind);
          setDraft({ text, units });
          set(units);
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setDraft(undefined);
          control.onBlur();
        }}
        className="field-sm tabular-nums"
      />
    </Affixed>
  );
}
