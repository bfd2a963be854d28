import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { placeCategoryEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import { parentFault } from '../../domain/categories/category-tree.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { refreshCategories } from './categories-query.ts';

interface CategoryPlaceFormProps {
  readonly category: EditedCategory;
  readonly tree: readonly EditedCategory[];
}

/** Puts the category into another one, or back on the first level. */
export function CategoryPlaceForm({ category, tree }: CategoryPlaceFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: { pai: category.parentId ?? '' },
    save: ({ pai }) =>
      api.call(placeCategoryEndpoint, {
        params: { idfornecedor: shop.id, idcategoria: category.id },
        body: { pai: pai === '' ? null : pai, antesde: null, versao: category.version },
      }),
    saved: 'Categoria mudada de lugar. O endereço antigo leva ao novo.',
    onSaved: () => refreshCategories(queryClient, shop.id),
  });
  const options = tree
    .filter(({ id }) => parentFault(tree, id, category.id) === undefined)
    .map(({ id, name }) => ({ value: id, label: name }));
  const hasChildren = tree.some(({ parentId }) => parentId === category.id);
  return (
    <FormBody form={form} label="Mudar de lugar">
      <FormSection
        title="Lugar"
        help="Na lista das categorias a ordem também se muda arrastando, ou pelo teclado."
      >
        <FormSelect
          form={form}
          name="pai"
          label="Dentro de"
          prompt="Nenhuma: fica no primeiro nível"
          options={options}
          disabled={hasChildren}
          {...(hasChildren
            ? { hint: 'Tem subcategorias: só cabe no primeiro nível.' }
            : { hint: 'Vai para o fim do lugar escolhido.' })}
        />
      </FormSection>
    </FormBody>
  );
}
