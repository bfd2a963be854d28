import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { WEEKDAYS, weekdayLabel } from '#kernel/time/weekdays.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addSlotEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import { newSlotToWire } from '../../contract/panel-slot.wire.ts';
import type { CalendarRefusal } from '../../contract/panel-texts.ts';
import { deliveryKey } from '../delivery-query.ts';
import { slotOf, WindowFields, type WindowValues } from './window-fields.tsx';

const NEW: WindowValues = { type: 'delivery', days: [], from: '', to: '', capacity: null };

const isThereAlready = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.problem.code === ('slot-there-already' satisfies CalendarRefusal);

/** Adds one window on several days of the week at once. */
export function WindowForm() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const fresh = () => queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  const form = usePanelForm({
    values: NEW,
    saved: (former: readonly string[]) =>
      former.length === 0
        ? 'Horários acrescentados.'
        : `Horários acrescentados. Já tinham este: ${former.map((day) => weekdayLabel(Number(day))).join(', ')}.`,
    save: async (values) => {
      // One after the other: where one is refused, those before it are there, and the list shows them.
      const former: string[] = [];
      try {
        for (const day of values.days) {
          const body = newSlotToWire(slotOf(values, day));
          try {
            await api.call(addSlotEndpoint, { params: { idfornecedor: shop.id }, body });
          } catch (error) {
            // Of days that have the window already, only a press that adds nothing is refused.
            former.push(day);
            if (!isThereAlready(error) || former.length === values.days.length) throw error;
          }
        }
        return former;
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
          options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayLabel(day) }))}
          required="Marque ao menos um dia."
        />
      </FormSection>
    </FormBody>
  );
}
