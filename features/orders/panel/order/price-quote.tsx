import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { discountLimitOf, NO_DISCOUNT_LIMIT } from '#features/accounts/domain/staff-may.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { ConflictNotice } from '#platform/panel/forms/conflict-notice.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { priceQuoteEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { WireShopOrder } from '../../contract/panel/panel-orders.schema.ts';
import { shopOrderFromWire } from '../../contract/panel/panel-orders.wire.ts';
import { quotePrices } from '../../domain/quotes/quote-prices.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shopOrderQuery, shopOrdersKey } from '../orders-query.ts';
import {
  amountOf,
  draftIn,
  draftOf,
  priceField,
  pricesOf,
  type QuoteValues,
  quoteDraftToWire,
  valuesOf,
} from './quote-draft.ts';

const NO_AMOUNT = 'Informe um valor em reais.';
const amountRule = { validate: (text: string) => amountOf(text) !== undefined || NO_AMOUNT };

const LABELS = {
  deliveryFee: 'Entrega',
  discount: 'Desconto',
  message: 'Mensagem ao cliente',
  days: 'Vale por (dias)',
} as const;

const quoteValues = (order: ShopOrder): QuoteValues => valuesOf(draftOf(order));
const versionOf = ({ quote }: ShopOrder): number => quote?.version ?? 0;

/**
 * Prices, fee, discount, message and validity; the total follows as one types, by the rule that the server charges with. Who sends
 * after somebody else sees both, and loses nothing typed.
 */
export function PriceQuote({ order }: { readonly order: ShopOrder }) {
  const api = useApi();
  const { shop, standing } = useStaffPlace();
  const limit = discountLimitOf(standing);
  const queryClient = useQueryClient();
  const form = usePanelForm<QuoteValues, WireShopOrder>({
    values: quoteValues(order),
    version: versionOf(order),
    saved: 'Orçamento enviado: o cliente foi avisado.',
    save: (values, seen = 0) => {
      const draft = draftIn(values);
      const prices = pricesOf(draft);
      if (prices === undefined) throw new Error('a field without an amount');
      const params = { idfornecedor: shop.id, numpedido: order.number };
      const body = quoteDraftToWire(prices, draft, { before: order.discount, seen });
      return api.call(priceQuoteEndpoint, { params, body });
    },
    onSaved: async (wire) => {
      queryClient.setQueryData(shopOrderQuery(api, shop.id, order.number).queryKey, shopOrderFromWire(wire));
      await queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
    },
    current: (state) => {
      const now = shopOrderFromWire(state as WireShopOrder);
      return { values: quoteValues(now), version: versionOf(now) };
    },
  });
  const { register, control, formState } = form.form;
  const typed = pricesOf(draftIn(useWatch({ control }) as QuoteValues));
  const priced = typed === undefined ? undefined : quotePrices(order, typed);
  const errorOf = (name: string): string | undefined => formState.errors[name]?.message as string | undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="grid gap-5"
    >
      {form.conflict !== undefined && (
        <ConflictNotice
          conflict={form.conflict}
          labels={{
            ...LABELS,
            ...Object.fromEntries(order.lines.map(({ productId, name }) => [priceField(productId), name])),
          }}
          show={{}}
          saving={form.saving}
          onSave={form.resolve}
        />
      )}
      <ul className="flex flex-col divide-y divide-line">
        {order.lines.map(({ productId, name, sku, quantity, unit }) => {
          const field = priceField(productId);
          return (
            <li key={productId} className="flex flex-wrap items-end gap-x-6 gap-y-2 py-3 first:pt-0">
              <span className="flex min-w-0 flex-1 basis-60 flex-col">
                <span className="font-medium">{name}</span>
                <span className="text-ink-2 text-sm">
                  {[sku, `${formatQuantity(quantity)} ${unit}`].filter(Boolean).join(' · ')}
                </span>
              </span>
              <TextField
                label="Preço de cada"
                inputMode="decimal"
                autoComplete="off"
                outerClassName="w-36"
                className="text-right tabular-nums"
                aria-label={`Preço de cada ${name}`}
                error={errorOf(field)}
                {...register(field, amountRule)}
              />
            </li>
          );
        })}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={LABELS.deliveryFee}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('deliveryFee')}
          {...register('deliveryFee', amountRule)}
        />
        <TextField
          label={LABELS.discount}
          hint={limit < NO_DISCOUNT_LIMIT ? `Sua função permite até ${limit}%.` : undefined}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('discount')}
          {...register('discount', amountRule)}
        />
        <TextField
          label={LABELS.days}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('days')}
          {...register('days', {
            validate: (text) => /^([1-9]|[1-8]\d|90)$/.test(text.trim()) || 'De 1 a 90 dias.',
          })}
        />
      </div>
      <TextArea label={LABELS.message} optional maxLength={1000} {...register('message')} />
      {priced?.ok && (
        <SummaryList
          rows={[
            { label: 'Produtos', value: formatMoney(priced.value.totals.subtotal) },
            { label: 'Entrega', value: formatMoney(priced.value.totals.deliveryFee) },
            { label: 'Desconto', value: `−${formatMoney(priced.value.totals.discount)}` },
            { label: 'Total', value: formatMoney(priced.value.totals.total), strong: true },
          ]}
        />
      )}
      <Refused error={form.error} otherwise="Não foi possível enviar os preços. Tente de novo." />
      <Button type="submit" tone="primary" busy={form.saving} className="self-start">
        {order.status === 'quote-priced' ? 'Enviar novos preços' : 'Enviar preços ao cliente'}
      </Button>
    </form>
  );
}
