import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'>, FieldTexts {
  readonly options: readonly SelectOption[];
  /** The first entry, with an empty value: 'Escolha…'. */
  readonly prompt?: string;
}

/** The native control, which works best on phones. */
export function Select({ label, hint, error, optional, options, prompt, className, ...rest }: SelectProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <div className="relative">
        <select {...fieldAria(id, { hint, error })} {...rest} id={id} className={cx('field', className)}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-2"
        />
      </div>
    </Field>
  );
}
