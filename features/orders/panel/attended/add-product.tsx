import { useEffect } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OfferedCombo } from '../../domain/attended-terms.ts';
import type { DraftLine } from './order-draft.ts';

interface AddProductProps {
  readonly combos: readonly OfferedCombo[];
  readonly onAdd: (product: Pick<DraftLine, 'id' | 'name' | 'combo'>) => void;
}

interface Found {
  readonly product: Choice | null;
  readonly combo: string;
}

const NOTHING: Found = { product: null, combo: '' };

/** What is chosen here is in the order at once. */
export function AddProduct({ combos, onAdd }: AddProductProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const form = usePanelForm<Found, void>({ values: NOTHING, save: async () => undefined });
  const product = form.form.watch('product');
  const combo = form.form.watch('combo');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    const chosen = combos.find(({ id }) => id === combo);
    if (product !== null) onAdd({ id: product.id, name: product.label, combo: false });
    if (chosen !== undefined) onAdd({ id: chosen.id, name: chosen.name, combo: true });
    if (product !== null || chosen !== undefined) form.form.reset(NOTHING);
  }, [product, combo]);
  return (
    <>
      <FormCombobox<Found>
        form={form}
        name="product"
        label="Acrescentar produto"
        placeholder="Nome ou código"
        search={searchProducts(api, shop.id)}
        {...(combos.length === 0 ? { className: 'col-span-full' } : {})}
      />
      {combos.length > 0 && (
        <FormSelect<Found>
          form={form}
          name="combo"
          label="Acrescentar combo"
          prompt="Escolha um combo"
          options={combos.map(({ id, name, price }) => ({
            value: id,
            label: price === undefined ? name : `${name} · ${formatMoney(price)}`,
          }))}
        />
      )}
    </>
  );
}
