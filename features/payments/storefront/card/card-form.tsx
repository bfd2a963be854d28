import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { RefObject } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { instalmentWords } from '../../contract/methods/instalment-words.ts';
import { instalmentsOf } from '../../domain/instalments.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { CardField, type CardHandle } from './card-field.tsx';
import { cardFieldQuery } from './card-field-query.ts';

/** Spec 9: a pre-charge amount is shown because billing may vary, with automatic refund if lower. */
interface PreAuthorisationNoteProps {
  readonly amount: Money | undefined;
  /** Whether any product is weighed before its price is final. */
  readonly weighed: boolean;
}

export interface CardFormProps {
  readonly method: PaymentMethod;
  /** Undefined while it is loading. */
  readonly total: Money | undefined;
  readonly instalments: number;
  readonly onInstalments: (count: number) => void;
  readonly handle: RefObject<CardHandle | null>;
  /** Whether any product is weighed before its price is final. */
  readonly weighed?: boolean;
}

/** Instalments and card field. */
export function CardForm({
  method,
  total,
  instalments,
  onInstalments,
  handle,
  weighed = false,
}: CardFormProps) {
  const buyer = useBuyer();
  const field = useQuery(cardFieldQuery(buyer, method.id));
  const ways =
    total === undefined || method.card === undefined ? [] : instalmentsOf(total, method.card.instalments);
  const way = ways.find(({ count }) => count === instalments);
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line p-4">
      {ways.length > 1 && (
        <Select
          label="Parcelas"
          value={String(instalments)}
          onChange={({ currentTarget }) => onInstalments(Number(currentTarget.value))}
          options={ways.map((way) => ({ value: String(way.count), label: instalmentWords(way) }))}
        />
      )}
      {field.isPending && <Skeleton className="h-80" />}
      {field.isError && (
        <Alert
          tone="error"
          announced
          title="O campo do cartão não carregou"
          actions={
            <Button size="sm" busy={field.isFetching} onClick={() => void field.refetch()}>
              Tentar de novo
            </Button>
          }
        >
          Tente de novo, ou escolha outra forma de pagamento.
        </Alert>
      )}
      {field.data !== undefined && <CardField key={field.data.address} place={field.data} handle={handle} />}
      {method.card?.preAuthorise && <PreAuthorisationNote amount={way?.total ?? total} weighed={weighed} />}
      <p className="flex items-start gap-2 text-ink-2 text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Os dados do cartão vão direto para o provedor de pagamentos. A loja não vê nem guarda o número.
      </p>
    </div>
  );
}

function PreAuthorisationNote({ amount, weighed }: PreAuthorisationNoteProps) {
  return (
    <Alert title="Pré-autorização no cartão">
      {amount === undefined ? 'O total do pedido é reservado' : `Reservamos ${formatMoney(amount)}`}{' '}
      {weighed
        ? 'agora, porque o total pode variar quando os produtos forem pesados.'
        : 'agora e cobramos quando a loja separar o pedido.'}{' '}
      Você paga o valor final; se ele for menor, a diferença volta automaticamente para o seu cartão.
    </Alert>
  );
}
