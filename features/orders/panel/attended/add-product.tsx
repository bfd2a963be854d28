import { useEffect } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OfferedCombo } from '../../domain/attended-terms.ts';
import { type GoodsChoice, searchGoods } from './attended-queries.ts';
import type { AddedGoods } from './order-draft.ts';
import type { Standing } from './standing-order.ts';

interface AddProductProps {
  readonly clientId: string;
  /** How the client receives and pays, on which prices depend. */
  readonly standing: Standing;
  readonly combos: readonly OfferedCombo[];
  readonly onAdd: (added: AddedGoods) => void;
}

interface Found {
  readonly product: Choice | null;
  readonly combo: string;
}

const NOTHING: Found = { product: null, combo: '' };

/** What is chosen here is in the order at once. */
export function AddProduct({ clientId, standing, combos, onAdd }: AddProductProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const form = usePanelForm<Found, void>({ values: NOTHING, save: async () => undefined });
  const product = form.form.watch('product');
  const combo = form.form.watch('combo');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    const chosen = combos.find(({ id }) => id === combo);
    if (product !== null) {
      // The search finds no others.
      const { id, label, least, step } = product as GoodsChoice;
      onAdd({ id, name: label, combo: false, least, step });
    }
    if (chosen !== undefined) onAdd({ id: chosen.id, name: chosen.name, combo: true, least: ONE, step: ONE });
    if (product !== null || chosen !== undefined) form.form.reset(NOTHING);
  }, [product, combo]);
  return (
    <>
      <FormCombobox<Found>
        form={form}
        name="product"
        label="Acrescentar produto"
        placeholder="Nome ou código"
        hint="O que este cliente pode comprar agora, pelo preço dele."
        search={searchGoods(api, shop.id, clientId, standing)}
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
