import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { createCategoryEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import { categoryTreeQuery, refreshCategories } from './categories-query.ts';
import { CategoryForm } from './category-form.tsx';
import { bodyOf, NEW_CATEGORY } from './category-values.ts';

/** A new category; a subcategory where the address names the one above: ?em=id. */
export function NewCategoryScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const queryClient = useQueryClient();
  const { em } = useSearchTexts();
  const tree = useQuery(categoryTreeQuery(api, shop.id));
  const parent = tree.data?.find(({ id }) => id === em);
  const form = usePanelForm({
    values: NEW_CATEGORY,
    save: (values) =>
      api.call(createCategoryEndpoint, {
        params: { idfornecedor: shop.id },
        body: { pai: em ?? null, ...bodyOf(values) },
      }),
    saved: 'Categoria criada. Agora ponha produtos nela.',
    onSaved: async ({ id }) => {
      await refreshCategories(queryClient, shop.id);
      await lead(panelHref(shop, `/categorias/${id}`));
    },
  });
  const list = panelHref(shop, '/categorias');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={em === undefined ? 'Nova categoria' : 'Nova subcategoria'}
        back={{ href: list, label: 'Categorias' }}
        {...(parent === undefined ? {} : { lead: `Dentro de ${parent.name}` })}
      />
      <FormBody form={form} always label="Criar categoria" onCancel={() => void lead(list)}>
        <CategoryForm form={form} prefix={parent === undefined ? '/c/' : `/c/${parent.path}/`} />
      </FormBody>
    </div>
  );
}
