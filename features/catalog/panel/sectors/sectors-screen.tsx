import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { sectorsFromWire } from '../../contract/categories/panel/panel-sector.wire.ts';
import { getSectorsEndpoint } from '../../contract/categories/panel/panel-sectors.endpoints.ts';
import { categoryTreeQuery } from '../categories/categories-query.ts';
import { SectorsForm, sectorsKey } from './sectors-form.tsx';

/** Groups of categories, each with a page of its own in the shop. */
export function SectorsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const tree = useQuery(categoryTreeQuery(api, shop.id));
  const sectors = useQuery({
    queryKey: sectorsKey(shop.id),
    queryFn: async ({ signal }) =>
      sectorsFromWire(await api.call(getSectorsEndpoint, { params: { idfornecedor: shop.id } }, { signal })),
  });
  const failed = [tree, sectors].find(({ error }) => error !== null);
  const roots = tree.data
    ?.filter(({ parentId }) => parentId === undefined)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Setores"
        back={{ href: panelHref(shop, '/categorias'), label: 'Categorias' }}
        lead="Um setor junta categorias, como “Alimentos” ou “Casa”, e tem uma página na loja. Sem setores, a loja mostra só as categorias."
      />
      {sectors.data !== undefined && roots !== undefined ? (
        <SectorsForm part={sectors.data} roots={roots} mayWrite={mayWrite} />
      ) : failed === undefined ? (
        <RowsLoading rows={4} />
      ) : (
        <LoadFailure
          title="Não foi possível carregar os setores"
          error={failed.error}
          again={failed.refetch}
          busy={failed.isFetching}
        />
      )}
    </div>
  );
}
