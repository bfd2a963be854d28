import { ComboGrid, type ComboGridProps } from '#features/promotions/storefront/combo-grid.tsx';
import { comboControls } from './combo-controls.ts';

/** Combos within another page, with an add-to-cart button. */
export const ComboCards = (props: Pick<ComboGridProps, 'combos' | 'session'>) => (
  <ComboGrid {...props} controls={comboControls} level={3} />
);
