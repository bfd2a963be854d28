import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

export const iconButtonStyle = (className?: string): string =>
  cx(
    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-transparent',
    'text-ink transition hover:bg-sunken active:translate-y-px disabled:text-ink-3 disabled:hover:bg-transparent',
    className,
  );

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: 'Fechar'. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonStyle(className)}>
      {icon}
    </button>
  );
}
