import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Shown at the right, such as a price. */
  readonly end?: ReactNode;
  readonly icon?: ReactNode;
}

/** An option of a `RadioGroup`, as a card with room for a description. */
export function RadioCard({ title, description, end, icon, className, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label
      className={cx(
        'flex items-start gap-3.5 rounded-lg border border-line-2 bg-surface p-4 transition hover:border-ink',
        'has-checked:border-brand-text has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand-text',
        'has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:hover:border-line-2',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-title ${id}-end`}
        aria-describedby={description === undefined ? undefined : `${id}-text`}
        className="tick mt-px"
      />
      {icon !== undefined && <span className="shrink-0 text-ink-2">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-start justify-between gap-3">
          <span id={`${id}-title`} className="min-w-0 font-semibold leading-snug">
            {title}
          </span>
          <span id={`${id}-end`} className="shrink-0 font-semibold tabular-nums empty:hidden">
            {end}
          </span>
        </span>
        {description !== undefined && (
          <span id={`${id}-text`} className="text-ink-2 text-sm">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
