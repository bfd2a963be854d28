import type { MouseEvent } from 'react';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';

/** For links to '#categorias'; without JavaScript these lead to the list in the footer. */
export function openCategories(event: MouseEvent): void {
  event.preventDefault();
  openOverlay('categories');
}
