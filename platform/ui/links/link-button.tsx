import { type ButtonLook, buttonStyle } from '../button-style.ts';
import { AppLink, type AppLinkProps } from './app-link.tsx';

export function LinkButton({ tone, size, wide, className, ...rest }: AppLinkProps & ButtonLook) {
  return <AppLink {...rest} className={buttonStyle({ tone, size, wide, className })} />;
}
