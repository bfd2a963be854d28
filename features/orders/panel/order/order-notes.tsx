import { type FormEvent, useRef } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { noteOrderEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { useOrderChange } from './use-order-change.ts';

/** What the shop's people write about the order for each other. */
export function OrderNotes({ order }: { readonly order: ShopOrder }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('orders:write');
  const form = useRef<HTMLFormElement>(null);
  const note = useOrderChange<string>(
    order.number,
    (api, params, texto) => api.call(noteOrderEndpoint, { params, body: { texto } }),
    () => 'Anotado.',
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    if (text !== '') note.mutate(text, { onSuccess: () => form.current?.reset() });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm">Só a equipe da loja lê. O cliente nunca vê.</p>
      {order.notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {order.notes.map(({ id, at, name, text }) => (
            <li key={id} className="rounded-md bg-sunken p-3 text-sm">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="mt-1 text-ink-2">
                {name} ·{' '}
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, timeZoneOf(shop))}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-3">
          <Refused error={note.error} otherwise="Não foi possível anotar. Tente de novo." />
          <TextArea name="note" label="Nova anotação" maxLength={2000} rows={2} />
          <Button type="submit" size="sm" busy={note.isPending} className="self-start">
            Anotar
          </Button>
        </form>
      )}
    </div>
  );
}
