import type { ReactNode } from 'react';

/** Popup under the field. A press must not take the focus from the field. */
export const Popup = ({ children }: { readonly children: ReactNode }) => (
  <div
    onPointerDown={(event) => event.preventDefault()}
    className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(36rem,calc(100dvh-12rem))] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-3"
  >
    {children}
  </div>
);
