import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './loading/spinner.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>, ButtonLook {
  /** Shows that the action is in progress; further presses do nothing, and focus stays. */
  readonly busy?: boolean;
}

/** An action on this page. For navigation use `LinkButton`. */
export function Button({
  tone,
  size,
  wide,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonStyle({ tone, size, wide, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
