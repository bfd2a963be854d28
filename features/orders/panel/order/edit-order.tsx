import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, fromReais } from '#kernel/money.ts';
import { formatQuantity, type Quantity } from '#kernel/quantity.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import {
  previewEditEndpoint,
  proposeEditEndpoint,
  withdrawEditEndpoint,
} from '../../contract/edits/edits.endpoints.ts';
import { editedLinesFromWire, editWishToWire } from '../../contract/edits/order-edit.wire.ts';
import type { EditWish } from '../../domain/edits/edited-lines.ts';
import { foundByLine } from '../../domain/picking/after-picking.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { EditDifference } from './edit-difference.tsx';
import { typedQuantity } from './typed-quantity.ts';
import { useOrderChange } from './use-order-change.ts';

/** Other quantities for an order that is not paid yet: the difference is shown first, and the client has to agree. */
export function EditOrder({ order }: { readonly order: ShopOrder }) {
  const { abrir } = useSearchTexts();
  const [open, setOpen] = useState(abrir === 'alteracao' && order.edit === undefined);
  const withdraw = useOrderChange<void>(
    order.number,
    (api, params) => api.call(withdrawEditEndpoint, { params }),
    () => 'Alteração retirada: o pedido continua como estava.',
  );
  const { edit } = order;
  if (open) return <EditForm order={order} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {edit === undefined ? (
        <p className="text-ink-2 text-sm">
          Faltou um produto, ou o cliente pediu outra quantidade? Proponha a alteração: ela só vale depois que
          o cliente aceitar.
        </p>
      ) : (
        <>
          <p className="font-medium">À espera da resposta do cliente.</p>
          <EditDifference lines={edit.lines} before={edit.totalBefore} after={edit.total} />
        </>
      )}
      <Refused error={withdraw.error} otherwise="Não foi possível retirar. Tente de novo." />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen(true)}>
          {edit === undefined ? 'Alterar quantidades' : 'Propor outra alteração'}
        </Button>
        {edit !== undefined && (
          <Button size="sm" tone="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Retirar a proposta
          </Button>
        )}
      </div>
    </div>
  );
}

interface EditFormProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

interface Wanted {
  readonly wish: EditWish;
  readonly message: string;
}

function EditForm({ order, onClose }: EditFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [faults, setFaults] = useState<readonly number[]>([]);
  const params = { idfornecedor: shop.id, numpedido: order.number };
  const preview = useMutation({
    mutationFn: async ({ wish, message }: Wanted) => {
      const answer = await api.call(previewEditEndpoint, { params, body: { itens: editWishToWire(wish) } });
      return { answer, wish, message };
    },
  });
  const propose = useOrderChange<Wanted & { readonly total: number }>(
    order.number,
    (call, of, { wish, message, total }) =>
      call.call(proposeEditEndpoint, {
        params: of,
        body: { itens: editWishToWire(wish), mensagem: message, totalConferido: total },
      }),
    () => 'Alteração enviada: o cliente foi avisado por e-mail.',
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wish = new Map<number, Quantity>();
    const wrong: number[] = [];
    for (const [index, line] of order.lines.entries()) {
      if (line.parts !== undefined) continue;
      const typed = typedQuantity(String(data.get(`q${index}`) ?? ''));
      if (typed === undefined) wrong.push(index);
      else if (typed !== line.quantity) wish.set(index, typed);
    }
    setFaults(wrong);
    if (wrong.length === 0) preview.mutate({ wish, message: String(data.get('message') ?? '').trim() });
  };
  const shown = preview.data;
  const found = foundByLine(order);
  if (shown !== undefined)
    return (
      <div className="flex flex-col gap-4">
        <Refused error={propose.error} otherwise="Não foi possível enviar. Tente de novo." />
        <EditDifference
          lines={editedLinesFromWire(shown.answer.linhas)}
          before={fromReais(shown.answer.antes.totalpedido)}
          after={fromReais(shown.answer.depois.totalpedido)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            busy={propose.isPending}
            onClick={() =>
              propose.mutate(
                { wish: shown.wish, message: shown.message, total: shown.answer.depois.totalpedido },
                { onSuccess: onClose },
              )
            }
          >
            Enviar ao cliente
          </Button>
          <Button onClick={() => preview.reset()}>Mudar de novo</Button>
        </div>
      </div>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Refused error={preview.error} otherwise="Não foi possível calcular a diferença. Tente de novo." />
      {order.lines.map((line, index) =>
        line.parts === undefined ? (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
            key={index}
            name={`q${index}`}
            label={line.name}
            hint={`Pedido: ${formatQuantity(line.quantity)} ${line.unit} · ${formatMoney(line.unitPrice)} cada. Zero tira do pedido.`}
            inputMode="decimal"
            defaultValue={formatQuantity(found[index] ?? line.quantity)}
            {...(faults.includes(index) ? { error: 'Informe uma quantidade, como 2 ou 1,5.' } : {})}
          />
        ) : null,
      )}
      <TextArea name="message" label="Mensagem para o cliente" optional maxLength={500} rows={2} />
      <FormButtons label="Ver a diferença" busy={preview.isPending} onCancel={onClose} />
    </form>
  );
}
