import type { FieldValues } from 'react-hook-form';
import { cx } from '#platform/ui/cx.ts';
import { Select, type SelectOption } from '#platform/ui/forms/select.tsx';
import type { BoundField } from '../panel-form.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormSelectProps<Values extends FieldValues> extends BoundField<Values, string> {
  readonly options: readonly SelectOption[];
  /** The entry for none: 'Escolha…'. */
  readonly prompt?: string;
}

export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { options, prompt, className } = props;
  const { value, set, error, control } = useBoundField<Values, string>(props);
  return (
    <div className={cx('min-w-0', className)}>
      <Select
        {...control}
        {...textsOf(props, error)}
        {...(prompt === undefined ? {} : { prompt })}
        options={options}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        className="field-sm"
      />
    </div>
  );
}
