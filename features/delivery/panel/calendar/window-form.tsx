import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addSlotEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import { newSlotToWire } from '../../contract/panel-slot.wire.ts';
import { deliveryKey } from '../delivery-query.ts';
import { WEEKDAYS, weekdayWords } from '../weekday-words.ts';
import { slotOf, WindowFields, type WindowValues } from './window-fields.tsx';

const NEW: WindowValues = { type: 'delivery', days: [], from: '', to: '', capacity: null };

/** Adds one window on several days of the week at once. */
export function WindowForm() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const fresh = () => queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  const form = usePanelForm({
    values: NEW,
    saved: 'Horários acrescentados.',
    save: async (values) => {
      // One after the other: where one is refused, those before it are there, and the list shows them.
      try {
        for (const day of values.days)
          await api.call(addSlotEndpoint, {
            params: { idfornecedor: shop.id },
            body: newSlotToWire(slotOf(values, day)),
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
        <WindowFields form={form} />
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
