import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';

interface AffixedProps {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly className?: string | undefined;
  /** One `TextField`, into whose last box the signs are written. */
  readonly children: ReactNode;
}

/** Writes a sign or a unit into a field: 'R$', '%', 'kg'. */
export const Affixed = ({ prefix, suffix, className, children }: AffixedProps) => (
  <div
    data-prefix={prefix}
    data-suffix={suffix}
    className={cx('affixed min-w-0', className)}
    style={styleOf(prefix, suffix)}
  >
    {children}
  </div>
);

const styleOf = (prefix = '', suffix = ''): CSSProperties =>
  ({
    '--prefix': JSON.stringify(prefix),
    '--suffix': JSON.stringify(suffix),
    '--before': `${prefix.length}ch`,
    '--after': `${suffix.length}ch`,
  }) as CSSProperties;
