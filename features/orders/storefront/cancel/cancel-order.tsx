import { lazy, Suspense, useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { goesBackAsItCame } from '#features/payments/domain/charges/charge.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { cancelOrderEndpoint, refuseQuoteEndpoint } from '../../contract/quotes/quotes.endpoints.ts';
import { isQuote, mayBeCancelled } from '../../domain/order-status.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { callFailureWords, useOrderCall } from '../order/use-order-call.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

/** Cancels an order, or declines a quote; renders nothing once its status no longer allows it. */
export function CancelOrder({ order }: { readonly order: ShownOrder }) {
  const { api, shop, session } = useBuyer();
  const { number, status } = order;
  const quote = isQuote(status);
  const words = wordsFor(order);
  const [confirming, setConfirming] = useState(false);
  const cancel = useOrderCall<string>({
    number,
    call: (motivo) => {
      const input = { params: { idfornecedor: shop.id, numpedido: number }, body: { motivo } };
      return quote ? api.call(refuseQuoteEndpoint, input) : api.call(cancelOrderEndpoint, input);
    },
    onDone: () => {
      setConfirming(false);
      showToast({ text: words.done, tone: 'info' });
      // The button disappears: focus moves to the start of the page.
      document.querySelector<HTMLElement>('main')?.focus();
    },
  });
  if (!mayBeCancelled(status) || !capacityMay(session.capacity ?? 'linked', 'orders:cancel')) return null;
  return (
    <>
      <Button
        tone="danger"
        onClick={() => {
          cancel.reset();
          setConfirming(true);
        }}
      >
        {words.action}
      </Button>
      {confirming && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={words.title}
            description={words.description}
            reasons={words.reasons}
            action={words.action}
            back={words.back}
            busy={cancel.isPending}
            failure={cancel.error === null ? undefined : callFailureWords(cancel.error)}
            onReason={cancel.mutate}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function wordsFor({ status, charge }: ShownOrder) {
  // The shop has not answered yet, so there is nothing to decline.
  if (status === 'quote-requested')
    return {
      action: 'Desistir do orçamento',
      title: 'Desistir deste orçamento?',
      description: 'A loja não precisa mais responder. Ele é encerrado, e nada é cobrado.',
      reasons: ['Pedi por engano', 'Quero mudar os itens', 'Comprei em outro lugar', 'Não preciso mais'],
      back: 'Voltar',
      done: 'Orçamento encerrado.',
    } as const;
  if (isQuote(status))
    return {
      action: 'Recusar orçamento',
      title: 'Recusar este orçamento?',
      description: 'Ele é encerrado, e nada é cobrado. Para outro preço, você também pode pedir de novo.',
      reasons: ['O preço ficou alto', 'Comprei em outro lugar', 'Não preciso mais'],
      back: 'Voltar',
      done: 'Orçamento recusado.',
    } as const;
  const paid = charge?.status === 'paid' || charge?.status === 'authorised';
  return {
    action: 'Cancelar pedido',
    title: 'Cancelar este pedido?',
    description: paid
      ? `O pedido termina agora, e ${goesBackAsItCame(charge) ? 'o que foi pago é devolvido pela mesma forma de pagamento' : 'a loja devolve o que foi pago'}.`
      : 'O pedido termina agora, e nada é cobrado. Isto não pode ser desfeito.',
    reasons: ['Comprei por engano', 'Quero mudar os itens', 'Vai demorar demais', 'Não preciso mais'],
    back: 'Manter pedido',
    done: 'Pedido cancelado.',
  } as const;
}
