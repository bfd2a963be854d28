import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** The whole line can be pressed. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx('flex flex-col', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          id={id}
          {...rest}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="tick"
        />
        <span className="leading-snug">{label}</span>
      </label>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={cx('-mt-1 pl-8.5 text-sm', error === undefined ? 'text-ink-2' : 'text-danger')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
