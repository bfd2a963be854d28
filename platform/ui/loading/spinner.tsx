import { cx } from '../cx.ts';

interface SpinnerProps {
  /** Announced to screen readers; without it the spinner only decorates a text. */
  readonly label?: string;
  readonly className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={cx('inline-flex', className)}>
      <span
        aria-hidden="true"
        className="size-[1.125em] animate-spin rounded-full border-2 border-current border-r-transparent opacity-80"
      />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
