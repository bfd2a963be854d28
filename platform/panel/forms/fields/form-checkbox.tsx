import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import type { BoundField } from '../panel-form.ts';
import { useBoundField } from './use-bound-field.ts';

export function FormCheckbox<Values extends FieldValues>(props: BoundField<Values, boolean>) {
  const { label, hint, className } = props;
  const { value, set, error, control } = useBoundField<Values, boolean>(props);
  return (
    <Checkbox
      {...control}
      label={label}
      error={error}
      checked={value}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
