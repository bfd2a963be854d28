import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addCategoryProductsEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { searchProducts } from '../search-products.ts';
import { refreshCategories } from './categories-query.ts';
import { productWords } from './category-row.tsx';

interface CategoryProductsProps {
  readonly category: EditedCategory;
  readonly mayWrite: boolean;
}

const NONE: { produtos: Choice[] } = { produtos: [] };

/** What is in the category, and the way to put more into it. */
export function CategoryProducts({ category, mayWrite }: CategoryProductsProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: NONE,
    save: ({ produtos }) =>
      api.call(addCategoryProductsEndpoint, {
        params: { idfornecedor: shop.id, idcategoria: category.id },
        body: { produtos: produtos.map(({ id }) => id) },
      }),
    saved: ({ produtos }) => `Produtos postos em ${category.name}: agora ${produtos} nela.`,
    onSaved: async () => {
      form.form.reset(NONE);
      await refreshCategories(queryClient, shop.id);
    },
  });
  const { products, archivedProducts } = category;
  return (
    <FormSection
      title="Produtos"
      help="Cada produto está em uma categoria: ao entrar nesta, sai da que tinha. Na página do produto a categoria também se muda."
    >
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3">
        <p>
          {productWords(products)}
          {archivedProducts > 0 && ` e ${archivedProducts.toLocaleString('pt-BR')} no arquivo`}
        </p>
        {products > 0 && (
          <LinkButton size="sm" href={panelHref(shop, `/produtos?categoria=${category.id}`)}>
            Ver os produtos
          </LinkButton>
        )}
      </div>
      {mayWrite && (
        <div className="col-span-full">
          <FormBody form={form} label="Pôr nesta categoria">
            <FormComboboxMany
              form={form}
              name="produtos"
              label="Pôr produtos"
              placeholder="Nome ou código"
              search={searchProducts(api, shop.id)}
              check={(chosen) => (chosen.length === 0 ? 'Escolha ao menos um produto.' : undefined)}
            />
          </FormBody>
        </div>
      )}
    </FormSection>
  );
}
