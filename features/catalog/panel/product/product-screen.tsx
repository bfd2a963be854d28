import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { UnsavedGuard } from '#platform/panel/forms/unsaved-guard.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { OFFER_TAG } from '../../domain/offer-tag.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { ProductState } from '../list/product-marks.tsx';
import { panelProductQuery } from '../products-query.ts';
import { PicturesTab } from './pictures-tab.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductEditor, useProductForm } from './product-editor.tsx';
import { StockTab } from './stock-tab.tsx';
import { VariantsTab } from './variants/variants-tab.tsx';

/** One product: its data, pictures, variants and stock. */
export function ProductScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const found = useQuery(panelProductQuery(api, shop.id, usePathPart('idproduto')));
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
  return <LoadedProduct key={product.id} product={product} />;
}

/** The form belongs to the page, not to its tab: what is typed survives a look at the pictures. */
function LoadedProduct({ product }: { readonly product: EditedProduct }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const form = useProductForm(product);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={product.name}
        back={{ href: panelHref(shop, '/produtos'), label: 'Produtos' }}
        lead={`Código ${product.sku}`}
        status={<ProductState product={{ ...product, onOffer: product.tags.includes(OFFER_TAG) }} />}
        actions={mayWrite && <ProductActions product={product} />}
      />
      <Tabs
        label="Produto"
        items={[
          { id: 'dados', label: 'Dados', content: () => <ProductEditor form={form} /> },
          {
            id: 'fotos',
            label: 'Fotos',
            content: () => (
              <>
                <UnsavedGuard when={form.dirty} />
                <PicturesTab product={product} mayWrite={mayWrite} />
              </>
            ),
          },
          {
            id: 'variacoes',
            label: 'Variações e serviços',
            content: () => (
              <>
                <UnsavedGuard when={form.dirty} />
                <VariantsTab product={product} mayWrite={mayWrite} />
              </>
            ),
          },
          {
            id: 'estoque',
            label: 'Estoque',
            content: () => (
              <>
                <UnsavedGuard when={form.dirty} />
                <StockTab product={product} mayWrite={mayWrite} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
