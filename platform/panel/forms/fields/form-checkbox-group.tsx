import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '#platform/ui/cx.ts';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import type { SelectOption } from '#platform/ui/forms/select.tsx';
import type { BoundField } from '../panel-form.ts';
import { useBoundField } from './use-bound-field.ts';

interface FormCheckboxGroupProps<Values extends FieldValues> extends BoundField<Values, string[]> {
  readonly options: readonly SelectOption[];
}

/** Several of a few: days of the week, roles. In the order of the options. */
export function FormCheckboxGroup<Values extends FieldValues>(props: FormCheckboxGroupProps<Values>) {
  const { label, hint, options, className } = props;
  const id = useId();
  const { value, set, error, control } = useBoundField<Values, string[]>(props);
  const change = (option: string, checked: boolean): void =>
    set(
      options.map((each) => each.value).filter((each) => (each === option ? checked : value.includes(each))),
    );
  const note = error ?? hint;
  return (
    <fieldset
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      className={cx('min-w-0', className)}
    >
      <legend className="font-semibold text-sm">{label}</legend>
      {note !== undefined && (
        <p id={`${id}-note`} className={cx('text-sm', error === undefined ? 'text-ink-2' : 'text-danger')}>
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? control.ref : undefined}
            label={option.label}
            disabled={control.disabled || option.disabled === true}
            checked={value.includes(option.value)}
            onBlur={control.onBlur}
            onChange={({ currentTarget }) => change(option.value, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
