import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface RadioGroupProps {
  readonly legend: string;
  /** Hides the legend visually where a heading right above says the same. */
  readonly legendHidden?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly className?: string;
  /** `Radio` or `RadioCard`, all with the same `name`. */
  readonly children: ReactNode;
}

/** One choice among a few, with a legend. */
export function RadioGroup({ legend, legendHidden, hint, error, className, children }: RadioGroupProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset aria-describedby={note === undefined ? undefined : id} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {note !== undefined && (
        <p id={id} className={cx('mb-2 text-sm', error === undefined ? 'text-ink-2' : 'text-danger')}>
          {note}
        </p>
      )}
      <div className={cx('flex flex-col gap-2.5', className)}>{children}</div>
    </fieldset>
  );
}
