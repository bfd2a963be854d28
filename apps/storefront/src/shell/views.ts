/** The side menus and modals of the storefront, by the name that `openOverlay` is given. */
import { type ComponentType, lazy } from 'react';
import type { Direction, OverlayViewProps } from '#platform/ui/overlay-state.ts';

export interface View {
  readonly title: string;
  readonly direction: Direction;
  readonly Content: ComponentType<OverlayViewProps>;
}

export const views: Readonly<Record<string, View>> = {
  categories: {
    title: 'Categorias',
    direction: 'left',
    Content: lazy(() =>
      import('./category-sheet.tsx').then(({ CategorySheet }) => ({ default: CategorySheet })),
    ),
  },
};
