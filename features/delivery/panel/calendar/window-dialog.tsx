import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { WEEKDAYS, weekdayLabel } from '#kernel/time/weekdays.ts';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { hintsBelow } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { cx } from '#platform/ui/cx.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeSlotEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import type { WirePanelSlot } from '../../contract/panel-fields.schema.ts';
import { newSlotToWire, panelSlotFromWire } from '../../contract/panel-slot.wire.ts';
import { deliveryKey } from '../delivery-query.ts';
import {
  type Slot,
  slotOf,
  typeWords,
  WindowFields,
  type WindowValues,
  windowValues,
} from './window-fields.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface WindowDialogProps {
  readonly slot: Slot;
  readonly onClose: () => void;
}

const FIELDS = { tipoEntrega: 'type', dia: 'days', inicio: 'from', fim: 'to', capacidade: 'capacity' };
const LABELS = { type: 'Para', days: 'Dia', from: 'Das', to: 'Às', capacity: 'Pedidos por dia' };
const SHOWN = {
  type: typeWords,
  days: (days: readonly string[]) => days.map((day) => weekdayLabel(Number(day))).join(', '),
  capacity: (capacity: number | null) => capacity?.toLocaleString('pt-BR') ?? 'sem limite',
};

/** Another day, other hours, more or fewer orders: the window stays, and with it the orders that have it. */
export const WindowDialog = (props: WindowDialogProps) => (
  <Suspense>
    <Dialog
      open
      onClose={props.onClose}
      title="Editar horário"
      description="Pedidos já feitos ficam com o horário que foi combinado."
    >
      <ChangeWindow {...props} />
    </Dialog>
  </Suspense>
);

function ChangeWindow({ slot, onClose }: WindowDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm<WindowValues, WirePanelSlot>({
    values: windowValues(slot),
    version: slot.version,
    fields: FIELDS,
    saved: 'Horário salvo.',
    save: (values, versao = slot.version) =>
      api.call(changeSlotEndpoint, {
        params: { idfornecedor: shop.id, idjanela: slot.id },
        body: { ...newSlotToWire(slotOf(values, values.days[0] ?? '')), versao },
      }),
    current: (state) => {
      const current = panelSlotFromWire(state as WirePanelSlot);
      return { values: windowValues(current), version: current.version };
    },
    onSaved: async () => {
      // On another day its row is another one, which would take the dialog with it.
      onClose();
      await queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
    },
  });
  return (
    <FormBody plain form={form} labels={LABELS} show={SHOWN} onCancel={onClose}>
      <div className={cx('grid items-start gap-4 sm:grid-cols-2', hintsBelow)}>
        <FormSelect
          form={form}
          name="days.0"
          label="Dia"
          options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayLabel(day) }))}
          className="col-span-full"
        />
        <WindowFields form={form} />
      </div>
    </FormBody>
  );
}
