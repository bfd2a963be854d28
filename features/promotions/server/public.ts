/** Public interface for other features and the composition. */
export { claimCombos, recordComboUses, returnCombos } from './claim-combos.ts';
export { comboPages } from './combo-pages.ts';
export type { ComboUse } from './combo-uses.store.ts';
export { combosAllowPayment } from './combos-allow.ts';
export { combosOf } from './combos-of.ts';
export { createCombo } from './create-combo.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
