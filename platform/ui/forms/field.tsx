import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FieldTexts {
  readonly label: string;
  /** Shown under the label: how to fill the field. */
  readonly hint?: ReactNode;
  /** Shown in addition to the hint. */
  readonly error?: string | undefined;
  /** Writes '(opcional)' beside the label. */
  readonly optional?: boolean;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, then hint, control and error. The control must carry `fieldAria`. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-ink-2"> (opcional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** ARIA attributes that connect a control with its hint and error. */
export const fieldAria = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
      .filter(Boolean)
      .join(' ') || undefined,
});
