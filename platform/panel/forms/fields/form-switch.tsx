import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '#platform/ui/cx.ts';
import type { BoundField } from '../panel-form.ts';
import { useBoundField } from './use-bound-field.ts';

/** On or off: what is said at the left, the switch at the right. */
export function FormSwitch<Values extends FieldValues>(props: BoundField<Values, boolean>) {
  const { label, hint, className } = props;
  const id = useId();
  const { value, set, error, control } = useBoundField<Values, boolean>(props);
  const note = error ?? hint;
  return (
    <label className={cx('flex min-h-11 min-w-0 items-start justify-between gap-4 py-1.5', className)}>
      <span className="min-w-0">
        <span className="block font-semibold text-sm">{label}</span>
        {note !== undefined && (
          <span
            id={`${id}-note`}
            className={cx('block text-sm', error === undefined ? 'text-ink-2' : 'text-danger')}
          >
            {note}
          </span>
        )}
      </span>
      <input
        {...control}
        type="checkbox"
        role="switch"
        aria-checked={value}
        aria-label={label}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        checked={value}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
        className="switch"
      />
    </label>
  );
}
