import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instalmentsInto } from '#features/payments/domain/instalments.ts';
import {
  type CardHandle,
  LateCardForm,
  PaymentChoice,
  paymentMethodsQuery,
  useBuyer,
} from '#features/payments/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { usePayOrder } from './pay-calls.ts';
import { waysToPay } from './ways-to-pay.ts';

export interface PayAgainProps {
  readonly order: ShownOrder;
  readonly onDone: () => void;
}

/** A placed order paid in another way, or tried again in the same: the order itself stays as it is. */
export function PayAgain({ order, onDone }: PayAgainProps) {
  const buyer = useBuyer();
  const { data: offered } = useQuery(paymentMethodsQuery(buyer));
  const [wish, setWish] = useState(order.paymentMethodId);
  const [instalments, setInstalments] = useState(1);
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const card = useRef<CardHandle>(null);
  const pay = usePayOrder(order);
  if (offered === undefined) return <RowsSkeleton />;

  const { methods, othersCostOtherwise } = waysToPay(offered, order);
  const method = methods.find(({ id }) => id === wish) ?? methods[0];
  const way = method?.card && instalmentsInto(order.total, method.card.instalments, instalments);

  const confirm = async (): Promise<void> => {
    if (method === undefined) return;
    setProblem(undefined);
    setReading(true);
    try {
      const token = method.kind === 'card' ? (await card.current?.tokenise())?.token : undefined;
      if (method.kind === 'card' && (token === undefined || way === undefined)) return;
      await pay.mutateAsync({
        methodId: method.id,
        ...(token === undefined || way === undefined
          ? {}
          : { card: { token, instalments: way.count, amount: way.total } }),
      });
      onDone();
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <PaymentChoice methods={methods} chosen={method} total={order.total} onChoose={setWish} />
      {method?.kind === 'card' && (
        <LateCardForm
          method={method}
          total={order.total}
          instalments={way?.count ?? 1}
          onInstalments={setInstalments}
          handle={card}
        />
      )}
      {othersCostOtherwise && (
        <p className="text-ink-2 text-sm">
          As outras formas de pagamento têm outros preços. Para usar uma delas, cancele este pedido e compre
          de novo.
        </p>
      )}
      {problem !== undefined && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      <Button tone="primary" size="lg" busy={reading || pay.isPending} onClick={() => void confirm()}>
        {method?.kind === 'card' ? 'Pagar com este cartão' : 'Usar esta forma de pagamento'}
      </Button>
    </div>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiRefusal || error instanceof Error
    ? error.message
    : 'Não foi possível mudar o pagamento. Tente novamente.';
