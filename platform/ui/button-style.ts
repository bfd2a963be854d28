/** How a button looks, for what is a button and for what is a link. */
import { cx } from './cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

const tones: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-brand text-brand-ink shadow-1 hover:bg-brand-strong',
  secondary: 'border-line-2 bg-surface text-ink hover:border-ink hover:bg-canvas',
  quiet: 'border-transparent bg-transparent text-brand-text hover:bg-brand-soft',
  danger: 'border-danger-line bg-surface text-danger hover:border-danger hover:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 text-sm md:min-h-9',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-base',
};

export const buttonStyle = ({ tone = 'secondary', size = 'md', wide, className }: ButtonLook): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight text-center',
    'transition select-none active:translate-y-px',
    'disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none disabled:active:translate-y-0',
    tones[tone],
    sizes[size],
    wide && 'w-full',
    className,
  );
