import { lazy, Suspense, useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { requestQuoteAgainEndpoint } from '../../contract/quotes/quotes.endpoints.ts';
import { callFailureWords, useOrderCall } from '../order/use-order-call.ts';

const RequestAgainDialog = lazy(async () => ({
  default: (await import('./request-again-dialog.tsx')).RequestAgainDialog,
}));

interface RequestAgainProps {
  readonly number: OrderNumber;
  /** Whether it is the only action left. */
  readonly main: boolean;
}

export function RequestAgain({ number, main }: RequestAgainProps) {
  const { api, shop, session } = useBuyer();
  const [writing, setWriting] = useState(false);
  const requestAgain = useOrderCall<string>({
    number,
    call: async (mensagem) => {
      const params = { idfornecedor: shop.id, numpedido: number };
      try {
        return await api.call(requestQuoteAgainEndpoint, { params, body: { mensagem } });
      } catch (error) {
        // The page then shows the quote's new state, without this dialog.
        if (error instanceof ApiRefusal && error.status === 409)
          showToast({ text: error.message, tone: 'error' });
        throw error;
      }
    },
    onDone: () => {
      setWriting(false);
      showToast({ text: 'Pedido enviado. A loja responde com outros preços.' });
      document.querySelector<HTMLElement>('main')?.focus();
    },
  });
  if (!capacityMay(session.capacity ?? 'linked', 'buy')) return null;
  return (
    <>
      <Button
        tone={main ? 'primary' : 'secondary'}
        onClick={() => {
          requestAgain.reset();
          setWriting(true);
        }}
      >
        Pedir de novo
      </Button>
      {writing && (
        <Suspense fallback={null}>
          <RequestAgainDialog
            busy={requestAgain.isPending}
            failure={requestAgain.error === null ? undefined : callFailureWords(requestAgain.error)}
            onSend={requestAgain.mutate}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
