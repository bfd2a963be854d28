import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'info' | 'warn' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-brand-text',
  accent: 'bg-accent text-accent-ink',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A short label: 'Novo', '−15%', 'Em análise'. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={cx('badge', tones[tone], className)}>{children}</span>;
}
