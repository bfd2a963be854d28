import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { attachVariantEndpoint } from '../../../contract/variants/variants.endpoints.ts';
import type { PanelListProduct } from '../../../domain/panel/panel-list.ts';
import type { EditedProduct } from '../../../domain/panel/product-fields.ts';
import { productsKey } from '../../products-query.ts';
import { searchListed } from './variants-query.ts';

interface AttachVariantProps {
  readonly product: EditedProduct;
  /** What the product's group has already. */
  readonly group: readonly PanelListProduct[];
}

const NONE: { readonly variacao: Choice | null } = { variacao: null };

/** Makes a product that exists a variant. */
export function AttachVariant({ product, group }: AttachVariantProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [attached, setAttached] = useState(0);
  const form = usePanelForm<{ variacao: Choice | null }, unknown>({
    values: NONE,
    save: ({ variacao }) =>
      api.call(attachVariantEndpoint, {
        params: { idfornecedor: shop.id, idproduto: product.id, idvariacao: variacao?.id ?? '' },
      }),
    saved: 'Variação vinculada.',
    onSaved: async () => {
      form.form.reset(NONE);
      setAttached(attached + 1);
      await queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
    },
  });
  const ids = group.map(({ id }) => id);
  return (
    <FormBody form={form} plain withoutCancel label="Vincular">
      <FormCombobox
        // The field keeps the words of what was chosen.
        key={attached}
        form={form}
        name="variacao"
        label="Vincular um produto que já existe"
        placeholder="Nome ou código"
        required="Escolha o produto."
        search={searchListed(api, shop.id, ids)}
      />
    </FormBody>
  );
}
