import type { MouseEvent } from 'react';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';

/** For links to '#categorias'; without JavaScript these lead to the list in the footer. */
export const openCategories = (event: MouseEvent): void => openInstead(event, 'categories');

export const openMenu = (event: MouseEvent): void => openInstead(event, 'menu');

function openInstead(event: MouseEvent, view: string): void {
  event.preventDefault();
  openOverlay(view);
}
