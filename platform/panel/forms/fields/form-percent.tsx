import type { FieldValues } from 'react-hook-form';
import { formatParts } from '#kernel/number-format.ts';
import { FormNumber, type NumberField } from './form-number.tsx';

interface FormPercentProps<Values extends FieldValues> extends NumberField<Values> {
  /** Hundredths of a percent. */
  readonly min?: number;
  readonly max?: number;
}

/** Hundredths of a percent. */
export const FormPercent = <Values extends FieldValues>({
  min = 0,
  max = 10_000,
  ...field
}: FormPercentProps<Values>) => (
  <FormNumber<Values>
    field={field as NumberField<Values>}
    kind={{ places: 2 }}
    unreadable="Escreva uma porcentagem como 12,5."
    suffix="%"
    min={min}
    max={max}
    words={(units) => `${formatParts(units, 2)}%`}
  />
);
