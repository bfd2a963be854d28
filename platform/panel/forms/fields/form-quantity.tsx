import type { FieldValues } from 'react-hook-form';
import { formatParts } from '#kernel/number-format.ts';
import { FormNumber, type NumberField } from './form-number.tsx';

interface FormQuantityProps<Values extends FieldValues> extends NumberField<Values> {
  /** Thousandths. */
  readonly min?: number;
  readonly max?: number;
  /** 'kg', 'cx'. */
  readonly unit?: string;
}

/** Thousandths. */
export const FormQuantity = <Values extends FieldValues>({
  min,
  max,
  unit,
  ...field
}: FormQuantityProps<Values>) => (
  <FormNumber<Values>
    field={field as NumberField<Values>}
    kind={{ places: 3 }}
    unreadable="Escreva uma quantidade como 1,5, com até três casas."
    suffix={unit}
    min={min}
    max={max}
    words={(units) => formatParts(units, 3)}
  />
);
