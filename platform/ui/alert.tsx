import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type AlertTone = 'info' | 'success' | 'warn' | 'error';

const looks = {
  info: { box: 'border-info-line bg-info-soft', ink: 'text-info', Icon: Info },
  success: { box: 'border-success-line bg-success-soft', ink: 'text-success', Icon: CircleCheck },
  warn: { box: 'border-warn-line bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  error: { box: 'border-danger-line bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
};

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announced to screen readers when it appears after the page has loaded. */
  readonly announced?: boolean;
  readonly className?: string;
}

/** An inline message about the content beside it. */
export function Alert({ tone = 'info', title, children, actions, announced, className }: AlertProps) {
  const { box, ink, Icon } = looks[tone];
  return (
    <div
      role={announced ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex gap-3 rounded-md border p-4 text-sm', box, className)}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-col gap-1">
        {title !== undefined && <p className={cx('font-semibold', ink)}>{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
