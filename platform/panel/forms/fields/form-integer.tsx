import type { FieldValues } from 'react-hook-form';
import { formatWhole } from '#kernel/number-format.ts';
import { FormNumber, type NumberField } from './form-number.tsx';

interface FormIntegerProps<Values extends FieldValues> extends NumberField<Values> {
  /** A whole number. */
  readonly min?: number;
  readonly max?: number;
  /** 'dias', 'min'. */
  readonly unit?: string;
}

/** A whole number. */
export const FormInteger = <Values extends FieldValues>({
  min,
  max,
  unit,
  ...field
}: FormIntegerProps<Values>) => (
  <FormNumber<Values>
    field={field as NumberField<Values>}
    kind={{ places: 0, negative: (min ?? 0) < 0 }}
    unreadable="Escreva um número inteiro."
    suffix={unit}
    min={min}
    max={max}
    words={formatWhole}
  />
);
