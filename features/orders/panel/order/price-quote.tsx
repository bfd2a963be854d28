import { useMemo } from 'react';
import { type Path, useForm, useWatch } from 'react-hook-form';
import { discountLimitOf, NO_DISCOUNT_LIMIT } from '#features/accounts/domain/staff-may.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { priceQuoteEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { WireQuotePrices } from '../../contract/quotes/price-quote.schema.ts';
import { quotePrices } from '../../domain/quotes/quote-prices.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { amountOf, draftOf, pricesOf, type QuoteDraft, quoteDraftToWire } from './quote-draft.ts';
import { useOrderChange } from './use-order-change.ts';

const NO_AMOUNT = 'Informe um valor em reais.';
const amountRule = { validate: (text: string) => amountOf(text) !== undefined || NO_AMOUNT };

/** Prices, fee, discount, message and validity; the total follows as one types, by the rule that the server charges with. */
export function PriceQuote({ order }: { readonly order: ShopOrder }) {
  const limit = discountLimitOf(useStaffPlace().standing);
  const first = useMemo(() => draftOf(order), [order]);
  const { register, handleSubmit, control, getFieldState, formState } = useForm<QuoteDraft>({
    defaultValues: first,
  });
  const draft = useWatch({ control }) as QuoteDraft;
  const typed = pricesOf(draft);
  const priced = typed === undefined ? undefined : quotePrices(order, typed);
  const send = useOrderChange<WireQuotePrices>(
    order.number,
    (api, params, body) => api.call(priceQuoteEndpoint, { params, body }),
    () => 'Orçamento enviado: o cliente foi avisado.',
  );
  const errorOf = (name: Path<QuoteDraft>): string | undefined => {
    const { error } = getFieldState(name, formState);
    return typeof error?.message === 'string' ? error.message : undefined;
  };
  const submit = (values: QuoteDraft): void => {
    const prices = pricesOf(values);
    if (prices !== undefined) send.mutate(quoteDraftToWire(prices, values, order.discount));
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <ul className="flex flex-col divide-y divide-line">
        {order.lines.map(({ productId, name, sku, quantity, unit }) => {
          const field = `prices.${productId}` as const;
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
          label="Entrega"
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('deliveryFee')}
          {...register('deliveryFee', amountRule)}
        />
        <TextField
          label="Desconto"
          hint={limit < NO_DISCOUNT_LIMIT ? `Sua função permite até ${limit}%.` : undefined}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('discount')}
          {...register('discount', amountRule)}
        />
        <TextField
          label="Vale por (dias)"
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('days')}
          {...register('days', {
            validate: (text) => /^([1-9]|[1-8]\d|90)$/.test(text.trim()) || 'De 1 a 90 dias.',
          })}
        />
      </div>
      <TextArea label="Mensagem ao cliente" optional maxLength={1000} {...register('message')} />
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
      <Refused error={send.error} otherwise="Não foi possível enviar os preços. Tente de novo." />
      <Button type="submit" tone="primary" busy={send.isPending} className="self-start">
        {order.status === 'quote-priced' ? 'Enviar novos preços' : 'Enviar preços ao cliente'}
      </Button>
    </form>
  );
}
