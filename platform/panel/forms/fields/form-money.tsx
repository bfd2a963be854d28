import type { FieldValues } from 'react-hook-form';
import { centavos, formatMoney } from '#kernel/money.ts';
import { FormNumber, type NumberField } from './form-number.tsx';

interface FormMoneyProps<Values extends FieldValues> extends NumberField<Values> {
  /** Centavos. */
  readonly min?: number;
  readonly max?: number;
}

/** Centavos. */
export const FormMoney = <Values extends FieldValues>({ min, max, ...field }: FormMoneyProps<Values>) => (
  <FormNumber<Values>
    field={field as NumberField<Values>}
    kind={{ places: 2, fixed: true }}
    unreadable="Escreva um valor como 1.234,56."
    prefix="R$"
    min={min}
    max={max}
    words={(units) => formatMoney(centavos(units))}
  />
);
