import type { ComponentType } from 'react';
import type { ShownCombo } from '../domain/shown-combo.ts';

/** What later features put onto combos: the cart's button. Drawn where a combo can be bought. */
export interface ComboControls {
  readonly Action: ComponentType<{ readonly combo: ShownCombo; readonly size: 'sm' | 'md' }>;
}
