import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldTexts, fieldAria } from './field.tsx';

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: ComponentPropsWithRef<'textarea'> & FieldTexts) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <textarea
        rows={3}
        {...fieldAria(id, { hint, error })}
        {...rest}
        id={id}
        className={cx('field resize-y', className)}
      />
    </Field>
  );
}
