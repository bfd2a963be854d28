import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  attachVariantEndpoint,
  detachVariantEndpoint,
} from '../../../contract/variants/variants.endpoints.ts';
import type { PanelListProduct } from '../../../domain/panel/panel-list.ts';
import type { EditedProduct } from '../../../domain/panel/product-fields.ts';
import { ProductCard } from '../../list/product-card.tsx';
import { ProductState, StockLevel } from '../../list/product-marks.tsx';
import { productsKey } from '../../products-query.ts';
import { AttachVariant } from './attach-variant.tsx';
import { NewVariantDialog } from './new-variant-dialog.tsx';
import { variantsQuery } from './variants-query.ts';

interface VariantsSectionProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

/** The group of a product: what shoppers choose between on its page. */
export function VariantsSection({ product, mayWrite }: VariantsSectionProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const list = useQuery(variantsQuery(api, shop.id, product.id));
  const [isNew, setNew] = useState(false);
  const [principal, ...variants] = list.data ?? [];
  const refresh = () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
  const detach = useMutation({
    mutationFn: ({ id }: PanelListProduct) =>
      api.call(detachVariantEndpoint, { params: { ...ofGroup(), idvariacao: id } }),
    onSuccess: async (_, { id, name }) => {
      const idproduto = principal?.id ?? product.id;
      await refresh();
      offerUndo(`${name} deixou de ser variação.`, async () => {
        const params = { idfornecedor: shop.id, idproduto, idvariacao: id };
        await api.call(attachVariantEndpoint, { params });
        await refresh();
      });
    },
    onError: (error) => {
      const text = error instanceof ApiRefusal ? error.message : 'Não foi possível concluir. Tente de novo.';
      showToast({ tone: 'error', text });
    },
  });
  const ofGroup = () => ({ idfornecedor: shop.id, idproduto: principal?.id ?? product.id });
  const action = (one: PanelListProduct) =>
    mayWrite &&
    one.id !== principal?.id && (
      <Button
        size="sm"
        busy={detach.isPending && detach.variables.id === one.id}
        aria-label={`Desvincular ${one.name}`}
        onClick={() => detach.mutate(one)}
      >
        Desvincular
      </Button>
    );
  const columns: readonly Column<PanelListProduct>[] = [
    {
      id: 'nome',
      title: 'Variação',
      always: true,
      cell: (one) => (
        <span className="flex flex-wrap items-center gap-2">
          {one.id === product.id ? (
            <strong className="wrap-anywhere">{one.name}</strong>
          ) : (
            <AppLink
              href={hrefOf(one)}
              className="font-semibold text-brand-text wrap-anywhere hover:underline"
            >
              {one.name}
            </AppLink>
          )}
          {one.id === principal?.id && variants.length > 0 && <Badge>Principal</Badge>}
        </span>
      ),
    },
    { id: 'codigo', title: 'Código', cell: ({ sku }) => sku },
    { id: 'preco', title: 'Preço', numeric: true, cell: ({ price }) => formatMoney(price) },
    { id: 'estoque', title: 'Estoque', numeric: true, cell: (one) => <StockLevel product={one} /> },
    { id: 'situacao', title: 'Situação', cell: (one) => <ProductState product={one} /> },
    { id: 'acoes', title: 'Ações', always: true, cell: action },
  ];
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-base">Variações</h2>
          <p className="text-ink-2 text-sm">
            Outros tamanhos, cores ou sabores: na loja, a página de cada uma leva às outras.
          </p>
        </div>
        {mayWrite && <Button onClick={() => setNew(true)}>Nova variação</Button>}
      </div>
      <DataTable
        name="product-variants"
        caption="Variações do produto"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        rows={list.data}
        card={(one) => (
          <div className="flex flex-col items-start gap-2">
            <ProductCard product={one} href={hrefOf(one)} />
            {action(one)}
          </div>
        )}
        empty={null}
      />
      {mayWrite && list.data !== undefined && <AttachVariant product={product} group={list.data} />}
      {isNew && <NewVariantDialog model={product} onClose={() => setNew(false)} />}
    </section>
  );

  function hrefOf({ id }: PanelListProduct): string {
    return panelHref(shop, `/produtos/${id}?aba=variacoes`);
  }
}
