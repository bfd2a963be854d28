/** The add-to-cart button of combos. */
import { AddCombo } from '#features/cart/storefront/combo/add-combo.tsx';
import type { ComboControls } from '#features/promotions/storefront/combo-controls.ts';

export const comboControls: ComboControls = { Action: AddCombo };
