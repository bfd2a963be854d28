import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { SearchesScreen } from '#features/catalog/panel/search/searches-screen.tsx';
import { listStaticPagesEndpoint } from '#features/content/contract/static-pages.endpoints.ts';
import { useApi } from '#platform/web/use-api.ts';

/** The searches with the shop's pages, to which they can lead. */
export function SearchesPage() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const pages = async () => {
    const call = { params: { idfornecedor: shop.id }, query: {} };
    return (await api.call(listStaticPagesEndpoint, call)).map(({ slug, titulo }) => ({
      value: slug,
      label: titulo,
    }));
  };
  return <SearchesScreen pages={pages} />;
}
