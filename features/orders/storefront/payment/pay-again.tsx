import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { instalmentsInto } from '#features/payments/domain/instalments.ts';
import type { CardHandle } from '#features/payments/storefront/card/card-field.tsx';
import { LazyCardForm } from '#features/payments/storefront/card/lazy-card-form.tsx';
import { PaymentChoice } from '#features/payments/storefront/payment-choice.tsx';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { effectInMoney } from '#features/payments/storefront/price-effect.ts';
import { formatMoney, subtract } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RowsSkeleton } from '#platform/ui/loading/skeleton.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { hasWeighed } from '../../domain/weighed.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { OtherTotal } from './other-total.tsx';
import { usePayOrder } from './pay-calls.ts';
import { waysQuery } from './ways-query.ts';

export interface PayAgainProps {
  readonly order: ShownOrder;
  readonly onDone: () => void;
}

/** Pays a placed order by another method, or retries the same one. The price by each method is shown first. */
export function PayAgain({ order, onDone }: PayAgainProps) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const { data: offered } = useQuery(paymentMethodsQuery(buyer));
  const { data: ways } = useQuery(waysQuery(buyer, order));
  const [wish, setWish] = useState(order.paymentMethodId);
  const [instalments, setInstalments] = useState(1);
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const card = useRef<CardHandle>(null);
  const pay = usePayOrder(order);
  if (offered === undefined || ways === undefined) return <RowsSkeleton />;

  const priced = new Map(ways.map((way) => [way.methodId, way]));
  const methods = offered.filter(({ id }) => priced.get(id)?.total !== undefined);
  const reasons = [...new Set(ways.flatMap(({ reason }) => reason ?? []))];
  const method = methods.find(({ id }) => id === wish) ?? methods[0];
  const total = (method && priced.get(method.id)?.total) ?? order.total;
  const way = method?.card && instalmentsInto(total, method.card.instalments, instalments);

  const confirm = async (): Promise<void> => {
    if (method === undefined) return;
    setProblem(undefined);
    setReading(true);
    try {
      const token = method.kind === 'card' ? (await card.current?.tokenise())?.token : undefined;
      if (method.kind === 'card' && (token === undefined || way === undefined)) return;
      await pay.mutateAsync({
        methodId: method.id,
        total,
        ...(token === undefined || way === undefined
          ? {}
          : { card: { token, instalments: way.count, amount: way.total } }),
      });
      onDone();
    } catch (error) {
      setProblem(wordsOf(error));
      // The price may have changed: it is refetched, to be agreed to again.
      void queryClient.invalidateQueries({ queryKey: waysQuery(buyer, order).queryKey });
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <PaymentChoice
        methods={methods}
        chosen={method}
        total={total}
        onChoose={setWish}
        effectOf={({ id }) => effectInMoney(subtract(priced.get(id)?.total ?? order.total, order.total))}
        form={
          method?.kind === 'card' && (
            <LazyCardForm
              method={method}
              total={total}
              instalments={way?.count ?? 1}
              onInstalments={setInstalments}
              handle={card}
              weighed={order.lines.some(hasWeighed)}
            />
          )
        }
      />
      {reasons.map((reason) => (
        <p key={reason} className="text-ink-2 text-sm">
          {reason}
        </p>
      ))}
      <OtherTotal
        before={order.total}
        total={total}
        paymentName={order.paymentName}
        lostCoupon={method && priced.get(method.id)?.lostCoupon}
      />
      {problem !== undefined && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      <Button tone="primary" size="lg" busy={reading || pay.isPending} onClick={() => void confirm()}>
        {method?.kind === 'card' ? 'Pagar com este cartão' : 'Usar esta forma de pagamento'}
        {total !== order.total && `: ${formatMoney(total)}`}
      </Button>
    </div>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiRefusal || error instanceof Error
    ? error.message
    : 'Não foi possível mudar o pagamento. Tente novamente.';
