import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../panel-form.ts';

const REQUIRED = 'Preencha este campo.';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

interface Bound<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly error: string | undefined;
  /** For the control itself. */
  readonly control: {
    readonly ref: (element: unknown) => void;
    readonly name: string;
    readonly onBlur: () => void;
    readonly disabled: boolean;
  };
}

/** The field's value and rules in its form. `own` are the rules of its kind, said before the caller's. */
export function useBoundField<Values extends FieldValues, Value>(
  { form, name, required, disabled = false, check }: BoundField<Values, Value>,
  own?: (value: Value) => string | undefined,
): Bound<Value> {
  const { field, fieldState } = useController({
    control: form.form.control,
    name: name as FieldPath<Values>,
    rules: {
      validate: (value) => {
        if (isEmpty(value)) return required === undefined ? true : required === true ? REQUIRED : required;
        return own?.(value as Value) ?? check?.(value as Value) ?? true;
      },
    },
  });
  return {
    value: field.value as Value,
    set: (value) => field.onChange(value),
    error: fieldState.error?.message,
    control: { ref: field.ref, name: field.name, onBlur: field.onBlur, disabled },
  };
}

/** The texts of a field, for the control that draws it. */
export const textsOf = (
  { label, hint, optional = false }: Pick<BoundField<FieldValues, never>, 'label' | 'hint' | 'optional'>,
  error: string | undefined,
) => ({ label, optional, error, ...(hint === undefined ? {} : { hint }) });
