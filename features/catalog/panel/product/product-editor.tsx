import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity, thousandths } from '#kernel/quantity.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { saveProductEndpoint } from '../../contract/panel/panel-edit.endpoints.ts';
import type { WireEditedProduct } from '../../contract/panel/panel-edit.schema.ts';
import { editedProductFromWire } from '../../contract/panel/panel-edit.wire.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { categoryOptionsQuery, panelProductQuery, productsKey } from '../products-query.ts';
import { ProductForm } from './product-form.tsx';
import { bodyOf, FORM_FIELDS, LABELS, type ProductValues, valuesOf } from './product-values.ts';

const reais = (value: number | null): string => (value === null ? '—' : formatMoney(centavos(value)));
const amount = (value: number | null): string => (value === null ? '—' : formatQuantity(thousandths(value)));

/** The form of an existing product. Who saves after somebody else sees both, and loses nothing typed. */
export function useProductForm(product: EditedProduct): PanelForm<ProductValues> {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  return usePanelForm<ProductValues, WireEditedProduct>({
    values: valuesOf(product),
    version: product.version,
    save: (values, version = product.version) => {
      const params = { idfornecedor: shop.id, idproduto: product.id };
      return api.call(saveProductEndpoint, { params, body: { ...bodyOf(values), versao: version } });
    },
    saved: 'Produto salvo.',
    onSaved: async (answer) => {
      const { queryKey } = panelProductQuery(api, shop.id, product.id);
      queryClient.setQueryData(queryKey, editedProductFromWire(answer));
      await queryClient.invalidateQueries({ queryKey: [...productsKey(shop.id), 'list'] });
    },
    fields: FORM_FIELDS,
    current: (state) => {
      const now = editedProductFromWire(state as WireEditedProduct);
      return { values: valuesOf(now), version: now.version };
    },
  });
}

/** Its fields, with the notice of what somebody else has saved meanwhile. */
export function ProductEditor({ form }: { readonly form: PanelForm<ProductValues> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const categories = useQuery(categoryOptionsQuery(api, shop.id));
  const categoryName = (id: string): string =>
    categories.data?.find(({ value }) => value === id)?.label ?? id;
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{
        preco: reais,
        custo: reais,
        atacadopreco: reais,
        precoembalagem: reais,
        atacadominimo: amount,
        granularidade: amount,
        minimo: amount,
        maximo: amount,
        multiplo: amount,
        estoquebaixo: amount,
        categoria: categoryName,
        faixas: (tiers) =>
          tiers.map(({ apartirde, preco }) => `${amount(apartirde)}: ${reais(preco)}`).join('; '),
      }}
    >
      <ProductForm form={form} />
    </FormBody>
  );
}
