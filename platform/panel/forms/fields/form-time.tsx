import type { FieldValues } from 'react-hook-form';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { BoundField } from '../panel-form.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

/** 'HH:mm' or ''. The browser's own field: it knows the hours. */
export function FormTime<Values extends FieldValues>(props: BoundField<Values, string>) {
  const { value, set, error, control } = useBoundField<Values, string>(props);
  return (
    <TextField
      {...control}
      {...textsOf(props, error)}
      {...(props.className === undefined ? {} : { outerClassName: props.className })}
      type="time"
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      className="field-sm"
    />
  );
}
