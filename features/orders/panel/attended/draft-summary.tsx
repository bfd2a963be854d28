import { formatMoney } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import type { OrderTotals } from '../../domain/placed-order.ts';
import { MakeRefusal } from './make-refusal.tsx';
import type { AttendedOrder } from './use-attended-order.ts';

interface DraftSummaryProps {
  readonly order: AttendedOrder;
  /** The draft becomes another order than the one that it has made. */
  readonly onRenew: () => void;
}

/** What the order comes to, what is missing, and the button that makes it. */
export function DraftSummary({ order, onRenew }: DraftSummaryProps) {
  const { form, terms, totals, missing, pricing, preview, previewError } = order;
  if (terms === undefined) return null;
  const ready = isReady(order);
  return (
    <Card as="aside" aria-label="Resumo do pedido" className="flex flex-col gap-4 lg:sticky lg:top-20">
      <h2 className="text-lg">Resumo</h2>
      {totals !== undefined && (
        <div aria-busy={pricing} className={pricing ? 'opacity-60' : undefined}>
          <SummaryList rows={rowsOf(totals)} />
        </div>
      )}
      {terms.obstacle === undefined && missing.length > 0 && (
        <ul aria-label="O que falta" className="flex list-disc flex-col gap-1 pl-5 text-ink-2 text-sm">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {previewError !== null && preview === undefined && (
        <LoadFailure
          title="Não foi possível calcular o pedido"
          error={previewError}
          again={order.retryPreview}
          busy={pricing}
        />
      )}
      <MakeRefusal order={order} onRenew={onRenew} />
      <Button type="submit" tone="primary" wide busy={form.saving} disabled={!ready}>
        {buttonWords(terms.quote, pricing ? undefined : totals)}
      </Button>
      {terms.quote && (
        <p className="text-ink-2 text-sm">
          A loja trabalha com orçamentos: dê os preços na página do orçamento, e o cliente o aceita.
        </p>
      )}
    </Card>
  );
}

/** Whether the order can be made as it is shown. */
export const isReady = ({ terms, totals, missing, pricing }: AttendedOrder): boolean =>
  terms !== undefined &&
  terms.obstacle === undefined &&
  missing.length === 0 &&
  totals !== undefined &&
  !pricing;

const buttonWords = (quote: boolean, totals: OrderTotals | undefined): string => {
  const words = quote ? 'Criar orçamento' : 'Criar pedido';
  return totals === undefined ? words : `${words} de ${formatMoney(totals.total)}`;
};

const rowsOf = ({ subtotal, deliveryFee, discount, total }: OrderTotals): readonly SummaryRow[] => [
  { label: 'Produtos', value: formatMoney(subtotal) },
  ...(discount > 0 ? [{ label: 'Cupom', value: `−${formatMoney(discount)}`, saving: true }] : []),
  { label: 'Entrega', value: deliveryFee === 0 ? 'Grátis' : formatMoney(deliveryFee) },
  { label: 'Total', value: formatMoney(total), strong: true },
];
