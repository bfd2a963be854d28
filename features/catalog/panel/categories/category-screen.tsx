import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { saveCategoryEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import type { WirePanelCategory } from '../../contract/categories/panel/panel-categories.schema.ts';
import { editedCategoryFromWire } from '../../contract/categories/panel/panel-category.wire.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { categoryTreeQuery, fullName, refreshCategories } from './categories-query.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { CategoryPlaceForm } from './category-place-form.tsx';
import { CategoryProducts } from './category-products.tsx';
import { bodyOf, DEVICES, hiddenWords, LABELS, valuesOf } from './category-values.ts';
import { DeleteCategory } from './delete-category.tsx';

/** One category: its data, place, picture and products. */
export function CategoryScreen() {
  const { shop } = useStaffPlace();
  const id = usePathPart('idcategoria');
  const { data: tree, error, refetch, isFetching } = useQuery(categoryTreeQuery(useApi(), shop.id));
  if (tree === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a categoria"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  const category = tree.find((each) => each.id === id);
  return category === undefined ? (
    <EmptyState
      level={1}
      title="Categoria não encontrada"
      text="Ela pode ter sido apagada por outra pessoa."
      actions={<LinkButton href={panelHref(shop, '/categorias')}>Ver as categorias</LinkButton>}
    />
  ) : (
    <LoadedCategory key={category.id} category={category} tree={tree} />
  );
}

interface LoadedProps {
  readonly category: EditedCategory;
  readonly tree: readonly EditedCategory[];
}

function LoadedCategory({ category, tree }: LoadedProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(category),
    version: category.version,
    save: (values, version = category.version) =>
      api.call(saveCategoryEndpoint, {
        params: { idfornecedor: shop.id, idcategoria: category.id },
        body: { ...bodyOf(values), versao: version },
      }),
    saved: 'Categoria salva. A loja já a mostra assim.',
    onSaved: () => refreshCategories(queryClient, shop.id),
    current: (state) => {
      const now = editedCategoryFromWire(state as WirePanelCategory);
      return { values: valuesOf(now), version: now.version };
    },
  });
  const hidden = hiddenWords(category);
  const isRoot = category.parentId === undefined;
  const above = category.path.slice(0, category.path.length - category.slug.length);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={fullName(tree, category)}
        back={{ href: panelHref(shop, '/categorias'), label: 'Categorias' }}
        status={hidden !== undefined && <Badge tone="warn">{hidden}</Badge>}
        lead={`/c/${category.path}`}
        actions={
          mayWrite && (
            <>
              {isRoot && (
                <LinkButton href={panelHref(shop, `/categorias/nova?em=${category.id}`)}>
                  Nova subcategoria
                </LinkButton>
              )}
              <DeleteCategory category={category} tree={tree} />
            </>
          )
        }
      />
      <FormBody
        form={form}
        labels={LABELS}
        show={{
          mostrar: (devices) =>
            DEVICES.filter(({ value }) => devices.includes(value))
              .map(({ label }) => label)
              .join(', ') || 'Em nenhum',
          maiorDeIdade: (adults) => (adults ? 'Sim' : 'Não'),
        }}
      >
        <CategoryForm form={form} prefix={`/c/${above}`} disabled={!mayWrite} />
      </FormBody>
      {mayWrite && <CategoryPlaceForm category={category} tree={tree} />}
      <CategoryPicture category={category} mayWrite={mayWrite} />
      <CategoryProducts category={category} mayWrite={mayWrite} />
    </div>
  );
}
