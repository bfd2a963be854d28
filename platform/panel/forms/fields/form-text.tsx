import type { FieldValues } from 'react-hook-form';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { BoundField } from '../panel-form.ts';
import { Affixed } from './affixed.tsx';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormTextProps<Values extends FieldValues> extends BoundField<Values, string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Beside what is typed, such as 'https://' or '@'. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly autoComplete?: string;
}

export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { type = 'text', maxLength, placeholder, prefix, suffix, autoComplete = 'off' } = props;
  const { value, set, error, control } = useBoundField<Values, string>(props);
  const field = {
    ...control,
    ...textsOf(props, error),
    type,
    maxLength,
    placeholder,
    autoComplete,
    value,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => set(currentTarget.value),
  };
  return (
    <Affixed prefix={prefix} suffix={suffix} className={props.className}>
      <TextField {...field} className="field-sm" />
    </Affixed>
  );
}
