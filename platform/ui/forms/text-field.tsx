import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldTexts {
  /** Shown inside the field at its end, such as a button that shows the password. */
  readonly end?: ReactNode;
  /** Classes of the whole field; `className` applies to the input. */
  readonly outerClassName?: string;
}

/** Set `autoComplete` and `inputMode` wherever suitable values exist. */
export function TextField({
  label,
  hint,
  error,
  optional,
  end,
  outerClassName,
  className,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      className={outerClassName}
    >
      <div className="relative">
        <input
          type="text"
          {...fieldAria(id, { hint, error })}
          {...rest}
          id={id}
          className={cx('field', end !== undefined && 'pr-12', className)}
        />
        {end !== undefined && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </Field>
  );
}
