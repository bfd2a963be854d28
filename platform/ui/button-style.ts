/** The look of a button, for buttons and links. The classes are in controls.css. */
import { cx } from './cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

const tones: Record<ButtonTone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: '',
  lg: 'button-lg',
};

export const buttonStyle = ({ tone = 'secondary', size = 'md', wide, className }: ButtonLook): string =>
  cx('button', tones[tone], sizes[size], wide && 'w-full', className);
