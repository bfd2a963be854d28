import type { ComponentType } from 'react';
import type { ShownCombo } from '../domain/shown-combo.ts';

/** What another feature adds to combos: the cart's button. Rendered if the combo can be bought. */
export interface ComboControls {
  readonly Action: ComponentType<{ readonly combo: ShownCombo; readonly size: 'sm' | 'md' }>;
}
