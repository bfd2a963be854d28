import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarX2, Trash2 } from 'lucide-react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormDate } from '#platform/panel/forms/fields/form-date.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { dropHolidayEndpoint, putHolidayEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import type { Holiday } from '../../domain/holiday.ts';
import { deliveryKey } from '../delivery-query.ts';

/** Days on which nothing is delivered nor picked up. */
export function ClosedDaysTab({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const mayWrite = useMay('delivery:write');
  return (
    <div className="flex flex-col gap-6">
      {holidays.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title="Nenhum dia fechado"
          text="Marque os feriados em que a loja não entrega: eles deixam de ser oferecidos."
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface px-4">
          {holidays.map((holiday) => (
            <ClosedDay key={holiday.date} holiday={holiday} />
          ))}
        </ul>
      )}
      {mayWrite && <ClosedDayForm />}
    </div>
  );
}

function ClosedDay({ holiday: { date, name } }: { readonly holiday: Holiday }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id, data: date };
  const fresh = () => queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  const drop = useMutation({
    mutationFn: () => api.call(dropHolidayEndpoint, { params }),
    onSuccess: () =>
      offerUndo('Dia desmarcado.', async () => {
        await api.call(putHolidayEndpoint, { params, body: { nome: name } });
        await fresh();
      }),
    onSettled: fresh,
  });
  const day = dayWords(date);
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-3">
      <Refused error={drop.error} otherwise="Não foi possível desmarcar. Tente de novo." />
      <span className="tabular-nums">{day}</span>
      <span className="flex-1 text-ink-2">{name}</span>
      {mayWrite && (
        <IconButton
          label={`Desmarcar ${day}`}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => drop.mutate()}
        />
      )}
    </li>
  );
}

const NEW = { date: '', name: '' };

function ClosedDayForm() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: NEW,
    saved: 'Dia fechado.',
    save: ({ date, name }) =>
      api.call(putHolidayEndpoint, {
        params: { idfornecedor: shop.id, data: date },
        body: { nome: name },
      }),
    onSaved: async () => {
      form.form.reset(NEW);
      await queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
    },
  });
  return (
    <FormBody plain form={form} label="Fechar o dia">
      <FormSection title="Novo dia fechado">
        <FormDate form={form} name="date" label="Dia" required />
        <FormText form={form} name="name" label="Motivo" optional maxLength={80} />
      </FormSection>
    </FormBody>
  );
}

/** '2026-12-25' → 'sex., 25/12/2026' */
const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('pt-BR', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    // Noon of the day in the browser's own zone is in that day.
  }).format(new Date(`${date}T12:00:00`));
