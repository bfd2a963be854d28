import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { OFFER_TAG } from '../../domain/offer-tag.ts';
import { ProductState } from '../list/product-marks.tsx';
import { panelProductQuery } from '../products-query.ts';
import { PicturesTab } from './pictures-tab.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductEditor } from './product-editor.tsx';
import { StockTab } from './stock-tab.tsx';

/** One product: its data, pictures and stock. */
export function ProductScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const found = useQuery(panelProductQuery(api, shop.id, usePathPart('idproduto')));
  const back = { href: panelHref(shop, '/produtos'), label: 'Produtos' };
  const { data: product } = found;
  if (product === undefined)
    return found.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar o produto"
        error={found.error}
        again={found.refetch}
        busy={found.isFetching}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={product.name}
        back={back}
        lead={`Código ${product.sku}`}
        status={<ProductState product={{ ...product, onOffer: product.tags.includes(OFFER_TAG) }} />}
        actions={mayWrite && <ProductActions product={product} />}
      />
      <Tabs
        label="Produto"
        items={[
          { id: 'dados', label: 'Dados', content: () => <ProductEditor product={product} /> },
          {
            id: 'fotos',
            label: 'Fotos',
            content: () => <PicturesTab product={product} mayWrite={mayWrite} />,
          },
          {
            id: 'estoque',
            label: 'Estoque',
            content: () => <StockTab product={product} mayWrite={mayWrite} />,
          },
        ]}
      />
    </div>
  );
}
