import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatQuantity, type Quantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Timeline } from '#platform/panel/pieces/timeline.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { correctStockEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import type { StockCause, StockMovement } from '../../domain/stock/stock-movement.ts';
import { movementsQuery, productsKey } from '../products-query.ts';

const causes: Readonly<Record<StockCause, string>> = {
  order: 'Pedido',
  return: 'Pedido cancelado ou devolvido',
  import: 'Importação',
  correction: 'Correção',
  grid: 'Edição em grade',
};

const level = (stock: Quantity | undefined): string =>
  stock === undefined ? 'não contado' : formatQuantity(stock);

interface StockTabProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

/** What there is, who waits for it, and every movement. */
export function StockTab({ product, mayWrite }: StockTabProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [page, setPage] = useState(1);
  const { data } = useQuery(movementsQuery(api, shop.id, product.id, page));
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:grid-cols-3">
        <StatCard label="Em estoque" value={level(product.stock)} />
        <StatCard
          label="Conta como baixo"
          value={product.lowStock === undefined ? 'sem aviso' : `até ${formatQuantity(product.lowStock)}`}
        />
        <StatCard label="Clientes à espera" value={product.alerts.toLocaleString('pt-BR')} />
      </div>
      {mayWrite && <Correction product={product} />}
      <section className="flex flex-col gap-4">
        <h2 className="font-semibold text-base">Movimentos</h2>
        {data?.movements.length === 0 && (
          <EmptyState title="Nenhum movimento ainda" text="Pedidos, importações e correções aparecem aqui." />
        )}
        <Timeline
          zone={timeZoneOf(shop)}
          items={(data?.movements ?? []).map((one) => ({
            id: one.id,
            at: one.at,
            title: titleOf(one),
            text: one.reason,
            ...(one.by === undefined ? {} : { by: one.by }),
          }))}
        />
        {data !== undefined && data.pages > 1 && (
          <div className="flex gap-2">
            <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Mais novos
            </Button>
            <Button size="sm" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
              Mais antigos
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

function titleOf({ cause, before, after }: StockMovement): string {
  const change =
    before === undefined || after === undefined
      ? ''
      : ` (${after >= before ? '+' : '−'}${formatQuantity(thousandths(Math.abs(after - before)))})`;
  return `${causes[cause]}: de ${level(before)} para ${level(after)}${change}`;
}

function Correction({ product }: { readonly product: EditedProduct }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm<{ estoque: number | null; motivo: string }, unknown>({
    values: { estoque: product.stock ?? null, motivo: '' },
    save: async ({ estoque, motivo }) => {
      const params = { idfornecedor: shop.id, idproduto: product.id };
      const wire = (stock: number | null | undefined) =>
        stock === null || stock === undefined ? null : toNumber(thousandths(stock));
      await api.call(correctStockEndpoint, {
        params,
        body: { visto: wire(product.stock), estoque: wire(estoque), motivo },
      });
    },
    saved: 'Estoque corrigido.',
    onSaved: () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) }),
  });
  return (
    <FormBody form={form} plain label="Corrigir estoque">
      <FormSection
        title="Corrigir"
        help="Para um inventário, uma perda ou uma entrada. Se um pedido levar algo enquanto você conta, a correção avisa."
      >
        <FormQuantity
          form={form}
          name="estoque"
          label="Quanto há agora"
          hint="Vazio: deixar de contar o estoque deste produto."
          optional
        />
        <FormText
          form={form}
          name="motivo"
          label="Motivo"
          required="Diga por quê."
          maxLength={200}
          placeholder="Inventário de novembro"
        />
      </FormSection>
    </FormBody>
  );
}
