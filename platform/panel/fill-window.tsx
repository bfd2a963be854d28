import type { ReactNode } from 'react';

/**
 * A screen that fills what the frame leaves of the window and scrolls within, such as a list beside what it opens. In a window of
 * little height the page scrolls as a whole.
 */
export const FillWindow = ({ children }: { readonly children: ReactNode }) => (
  <div data-fills-window="" className="flex min-h-0 min-w-0 flex-1">
    {children}
  </div>
);
