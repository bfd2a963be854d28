/**
 * Replaces lucide-react's rendering code, which is larger than all icons of a page: the build (`lighter-icons.ts`) reduces each
 * icon to one path and passes it to this.
 */
import { type ComponentProps, createElement, type FunctionComponent } from 'react';
import { cx } from '../cx.ts';

/** Default styles are in the style sheet under `.icon`. */
export default function singlePathIcon(path: string): FunctionComponent<ComponentProps<'svg'>> {
  const drawing = createElement('path', { d: path });
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each icon, when its module is loaded
  return function Icon({ className, ...rest }) {
    const named = 'aria-label' in rest || 'role' in rest;
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        strokeWidth: 2,
        'aria-hidden': named ? undefined : true,
        ...rest,
        className: cx('icon', className),
      },
      drawing,
    );
  };
}
