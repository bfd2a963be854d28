import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { minutesOf } from '#features/suppliers/contract/clock-time.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTime } from '#platform/panel/forms/fields/form-time.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addSlotEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import { newSlotToWire } from '../../contract/panel-slot.wire.ts';
import { deliveryKey } from '../delivery-query.ts';
import { WEEKDAYS, weekdayWords } from '../weekday-words.ts';

interface WindowValues {
  type: string;
  days: string[];
  from: string;
  to: string;
  capacity: number | null;
}

const NEW: WindowValues = { type: 'delivery', days: [], from: '', to: '', capacity: null };
const TYPES = [
  { value: 'delivery', label: 'Entrega' },
  { value: 'pickup', label: 'Retirada' },
];

/** Adds one window on several days of the week at once. */
export function WindowForm() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const fresh = () => queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  const form = usePanelForm({
    values: NEW,
    saved: 'Horários acrescentados.',
    save: async ({ type, days, from, to, capacity }) => {
      // One after the other: where one is refused, those before it are there, and the list shows them.
      try {
        for (const day of days)
          await api.call(addSlotEndpoint, {
            params: { idfornecedor: shop.id },
            body: newSlotToWire({
              deliveryType: type as DeliveryType,
              weekday: Number(day),
              startsAt: minutesOf(from),
              endsAt: minutesOf(to),
              ...defined({ capacity: capacity ?? undefined }),
            }),
          });
      } finally {
        await fresh();
      }
    },
    onSaved: () => {
      form.form.reset(NEW);
    },
  });
  return (
    <FormBody plain form={form} label="Acrescentar">
      <FormSection
        title="Novo horário"
        help="O mesmo horário em vários dias da semana. Lotado, ele deixa de ser oferecido naquele dia."
      >
        <FormSelect form={form} name="type" label="Para" options={TYPES} />
        <FormInteger
          form={form}
          name="capacity"
          label="Pedidos por dia"
          hint="Vazio: sem limite. Na retirada, em cada loja."
          optional
          min={1}
          max={100_000}
        />
        <FormTime form={form} name="from" label="Das" required />
        <FormTime
          form={form}
          name="to"
          label="Às"
          required
          check={(to) =>
            to !== '' && to <= form.form.getValues('from')
              ? 'O horário termina depois de começar.'
              : undefined
          }
        />
        <FormCheckboxGroup
          form={form}
          name="days"
          label="Dias"
          className="col-span-full"
          options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayWords[day] ?? '' }))}
          required="Marque ao menos um dia."
        />
      </FormSection>
    </FormBody>
  );
}
