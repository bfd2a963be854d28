import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useStockStores } from '#features/catalog/panel/stock/by-store/use-stock-stores.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { shopOrderFromWire } from '../../contract/panel/panel-orders.wire.ts';
import { recordReturnEndpoint } from '../../contract/returns/returns.endpoints.ts';
import { productLines } from '../../domain/order-lines.ts';
import { comesToAStore } from '../../domain/returns/order-return.ts';
import { isFeeGivenBack, type PricedReturn, returnableQuantity } from '../../domain/returns/return-value.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shopOrderQuery, shopOrdersKey } from '../orders-query.ts';
import {
  draftOf,
  pricedDraft,
  type ReturnDraft,
  type ReturnKind,
  returnToWire,
  returnWishOf,
} from './return-draft.ts';
import { returnFormWords } from './return-form-words.ts';

interface ReturnFormProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly kind?: ReturnKind;
}

/** Which goods came back, whether they can be sold again, and what goes back for them. */
export function ReturnForm({ order, onClose, kind = 'return' }: ReturnFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const mayPay = useMay('payments:write');
  const [key] = useState(randomId);
  const words = returnFormWords[kind];
  const isExchange = kind === 'exchange';
  const first = useMemo(() => draftOf(order, kind), [order, kind]);
  const form = usePanelForm({
    values: first,
    save: async (draft: ReturnDraft) => {
      const params = { idfornecedor: shop.id, numpedido: order.number };
      try {
        return await api.call(recordReturnEndpoint, { params, body: returnToWire(order, draft, key) });
      } catch (error) {
        // Somebody else may have recorded one: the quantities below follow.
        void queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
        throw error;
      }
    },
    saved: words.saved,
    onSaved: async (wire) => {
      queryClient.setQueryData(shopOrderQuery(api, shop.id, order.number).queryKey, shopOrderFromWire(wire));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    },
  });
  const all = useStockStores();
  const stores = kind === 'return' && comesToAStore(order.status, {}) ? all : [];
  const draft = useWatch({ control: form.form.control }) as ReturnDraft;
  const priced = pricedDraft(order, draft);
  return (
    <FormBody form={form} plain label={words.send} onCancel={onClose}>
      {order.charge?.status === 'authorised' && !isExchange && (
        <Alert tone="warn">
          O cartão deste pedido está só pré-autorizado. Capture o valor em Pagamento, nesta página, e registre
          a devolução depois.
        </Alert>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-medium">{words.goods}</legend>
        {productLines(order.lines).map(({ name, unit }, position) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a product is known by its place in the order
            key={position}
            form={form}
            position={position}
            name={name}
            unit={unit}
            order={order}
            kind={kind}
          />
        ))}
      </fieldset>
      {stores.length > 0 && draft.lines.some(({ restock }) => restock) && (
        <FormSelect
          form={form}
          name="store"
          label="Loja onde foi guardado o que volta ao estoque"
          prompt="Sem loja"
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {order.deliveryFee > ZERO && !isExchange && !isFeeGivenBack(order) && (
        <FormCheckbox
          form={form}
          name="withFee"
          label="Devolver também a taxa de entrega"
          hint="Por exemplo, quando o erro foi da loja, ou o cliente se arrependeu da compra toda."
        />
      )}
      <FormTextArea
        form={form}
        name="reason"
        label="Motivo"
        hint="O cliente lê."
        required={words.why}
        maxLength={300}
        rows={2}
        check={() => (returnWishOf(form.form.getValues()).lines.length === 0 ? NOTHING : undefined)}
      />
      {priced.ok && !isExchange && <SummaryList rows={sums(order, priced.value)} />}
      {mayPay && !isExchange && (
        <FormMoney
          form={form}
          name="amount"
          label="Devolver menos"
          optional
          hint="Em branco, volta tudo o que o cliente pagou por eles."
          min={0}
          {...(priced.ok ? { max: priced.value.most } : {})}
        />
      )}
      <p className="text-ink-2 text-sm">{isExchange ? EXCHANGE_MONEY : moneyWords(order)}</p>
    </FormBody>
  );
}

const EXCHANGE_MONEY =
  'Saem outros iguais, que se tiram do estoque agora. Nada é cobrado nem devolvido, e o cliente ainda pode devolver ou trocar os novos.';
const NOTHING = 'Informe acima a quantidade de ao menos um produto.';

interface LineProps {
  readonly form: PanelForm<ReturnDraft>;
  readonly position: number;
  readonly name: string;
  readonly unit: string;
  readonly order: ShopOrder;
  readonly kind: ReturnKind;
}

/** A product that can still come back, or be left unsent. */
function Line({ form, position, name, unit, order, kind }: LineProps) {
  const left = returnableQuantity(order, position, kind === 'unsent');
  if (left === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset is around all products
    <div
      role="group"
      aria-label={name}
      className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <FormQuantity
        form={form}
        name={`lines.${position}.quantity`}
        label={name}
        hint={`Até ${formatQuantity(left)} ${unit.toLowerCase()}`}
        min={0}
        max={left}
      />
      <FormCheckbox
        form={form}
        name={`lines.${position}.restock`}
        label="Volta ao estoque"
        className="sm:pb-2"
      />
    </div>
  );
}

const sums = (order: ShopOrder, { lines, fee, most }: PricedReturn): readonly SummaryRow[] => [
  ...lines.map(({ position, quantity, value }) => ({
    label: `${formatQuantity(quantity)} × ${productLines(order.lines)[position]?.name ?? ''}`,
    value: formatMoney(value),
  })),
  ...(fee > ZERO ? [{ label: 'Taxa de entrega', value: formatMoney(fee) }] : []),
  { label: 'Volta para o cliente', value: formatMoney(most), strong: true },
];

function moneyWords({ charge }: ShopOrder): string {
  if (charge?.status === 'paid' || charge?.status === 'refunded')
    return 'Descontos e juros já estão na conta. O que um provedor recebeu volta sozinho; o que a loja mesma recebeu, ela devolve, e o pagamento abaixo mostra quanto falta.';
  return 'O pedido ainda não foi pago: o valor é abatido do que falta pagar à loja. Se não der para abater, volta quando o pagamento for confirmado.';
}
