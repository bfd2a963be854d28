import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatClockTime } from '#features/suppliers/contract/clock-time.ts';
import { WEEKDAYS, weekdayLabel } from '#kernel/time/weekdays.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addSlotEndpoint, dropSlotEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import { newSlotToWire } from '../../contract/panel-slot.wire.ts';
import { deliveryKey } from '../delivery-query.ts';
import { WindowDialog } from './window-dialog.tsx';
import type { Slot } from './window-fields.tsx';
import { WindowForm } from './window-form.tsx';

type Slots = readonly Slot[];

/** The weekly windows in which orders are delivered or picked up. */
export function WindowsTab({ slots }: { readonly slots: Slots }) {
  const mayWrite = useMay('delivery:write');
  const form = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-6">
      {mayWrite && slots.length > 0 && (
        // A week of windows is long: the form stands below it.
        <Button
          tone="primary"
          className="self-start"
          onClick={() => form.current?.querySelector('select')?.focus()}
        >
          <Plus aria-hidden="true" className="size-5" />
          Novo horário
        </Button>
      )}
      {slots.length === 0 && (
        <EmptyState
          icon={<CalendarClock />}
          title="Nenhum horário"
          text="Sem horários, quem compra não escolhe quando recebe. Acrescente os da semana, com quantos pedidos cabem em cada um."
        />
      )}
      <Windows title="Entrega" slots={slots.filter(({ deliveryType }) => deliveryType === 'delivery')} />
      <Windows title="Retirada" slots={slots.filter(({ deliveryType }) => deliveryType === 'pickup')} />
      {mayWrite && (
        <div ref={form}>
          <WindowForm />
        </div>
      )}
    </div>
  );
}

function Windows({ title, slots }: { readonly title: string; readonly slots: Slots }) {
  const days = WEEKDAYS.filter((day) => slots.some(({ weekday }) => weekday === day));
  if (days.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {days.map((day) => (
          <li key={day} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
            <h3 className="font-semibold">{weekdayLabel(day)}</h3>
            <ul className="flex flex-col">
              {slots
                .filter(({ weekday }) => weekday === day)
                .map((slot) => (
                  <Window key={slot.id} slot={slot} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Window({ slot }: { readonly slot: Slot }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id };
  const fresh = () => queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  const [editing, setEditing] = useState(false);
  const { id, version: _, ...window } = slot;
  const drop = useMutation({
    mutationFn: () => api.call(dropSlotEndpoint, { params: { ...params, idjanela: id } }),
    onSuccess: () =>
      offerUndo('Horário retirado.', async () => {
        await api.call(addSlotEndpoint, { params, body: newSlotToWire(window) });
        await fresh();
      }),
    onSettled: fresh,
  });
  const times = `${formatClockTime(slot.startsAt)} às ${formatClockTime(slot.endsAt)}`;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2">
      <Refused error={drop.error} otherwise="Não foi possível retirar. Tente de novo." />
      <span className="tabular-nums">{times}</span>
      <span className="flex-1 text-ink-2 text-sm">
        {slot.capacity === undefined ? 'sem limite' : `até ${slot.capacity} pedidos por dia`}
      </span>
      {mayWrite && (
        <span className="flex">
          <IconButton
            label={`Editar ${times}`}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => setEditing(true)}
          />
          <IconButton
            label={`Retirar ${times}`}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => drop.mutate()}
          />
        </span>
      )}
      {editing && <WindowDialog slot={slot} onClose={() => setEditing(false)} />}
    </li>
  );
}
