import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { thousandths, toNumber } from '#kernel/quantity.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { createProductEndpoint } from '../../contract/panel/panel-edit.endpoints.ts';
import { productsKey } from '../products-query.ts';
import { ProductForm } from './product-form.tsx';
import { bodyOf, FORM_FIELDS, newProductValues } from './product-values.ts';

const EMPTY = newProductValues();

export function NewProductScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: EMPTY,
    save: (values) => {
      const estoque = values.estoque === null ? null : toNumber(thousandths(values.estoque));
      const params = { idfornecedor: shop.id };
      return api.call(createProductEndpoint, { params, body: { ...bodyOf(values), estoque } });
    },
    saved: 'Produto criado. Agora acrescente as fotos.',
    onSaved: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
      await lead(panelHref(shop, `/produtos/${id}?aba=fotos`));
    },
    fields: FORM_FIELDS,
  });
  const list = panelHref(shop, '/produtos');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Novo produto" back={{ href: list, label: 'Produtos' }} />
      <FormBody form={form} always label="Criar produto" onCancel={() => void lead(list)}>
        <ProductForm form={form} isNew />
      </FormBody>
    </div>
  );
}
