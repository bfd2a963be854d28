import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { correctStockEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { productsKey } from '../products-query.ts';
import { StoreStockSection } from '../stock/by-store/store-stock-section.tsx';
import { level } from '../stock/movement-words.ts';
import { Movements } from '../stock/movements.tsx';
import { WaitingClients } from './waiting-clients.tsx';

interface StockTabProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

/** What there is, who waits for it, and every movement. */
export function StockTab({ product, mayWrite }: StockTabProps) {
  const maySeeClients = useMay('clients:read');
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:grid-cols-3">
        <StatCard label="Em estoque" value={level(product.stock)} />
        <StatCard
          label="Estoque mínimo"
          value={product.lowStock === undefined ? 'sem aviso' : `até ${formatQuantity(product.lowStock)}`}
        />
        <StatCard label="Clientes à espera" value={product.alerts.toLocaleString('pt-BR')} />
      </div>
      <StoreStockSection product={product} mayWrite={mayWrite} />
      {mayWrite && <Correction product={product} />}
      {maySeeClients && <WaitingClients productId={product.id} />}
      <section className="flex flex-col gap-4">
        <h2 className="font-semibold text-base">Movimentos</h2>
        <Movements productId={product.id} />
      </section>
    </div>
  );
}

function Correction({ product }: { readonly product: EditedProduct }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const key = useRef(randomId());
  const form = usePanelForm<{ estoque: number | null; motivo: string }, unknown>({
    values: { estoque: product.stock ?? null, motivo: '' },
    save: async ({ estoque, motivo }) => {
      const params = { idfornecedor: shop.id, idproduto: product.id };
      const wire = (stock: number | null | undefined) =>
        stock === null || stock === undefined ? null : toNumber(thousandths(stock));
      const body = { chave: key.current, visto: wire(product.stock), estoque: wire(estoque), motivo };
      try {
        await api.call(correctStockEndpoint, { params, body });
      } catch (error) {
        // Its key is spent by what was sent before: what is typed now is another correction.
        if (error instanceof ApiRefusal && error.problem.code === 'key-reused') key.current = randomId();
        throw error;
      }
    },
    saved: 'Estoque corrigido.',
    onSaved: () => {
      key.current = randomId();
      return queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
    },
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
