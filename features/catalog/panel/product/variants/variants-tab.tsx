import type { EditedProduct } from '../../../domain/panel/product-fields.ts';
import { AdditionsSection } from './additions-form.tsx';
import { VariantsSection } from './variants-section.tsx';

interface VariantsTabProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

/** The other sizes, colours or flavours of a product, and what the shop offers with it. */
export const VariantsTab = (props: VariantsTabProps) => (
  <div className="flex flex-col gap-8">
    <VariantsSection {...props} />
    <AdditionsSection {...props} />
  </div>
);
