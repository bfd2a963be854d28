import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTime } from '#platform/panel/forms/fields/form-time.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { DeliverySettings } from '../delivery-query.ts';

export interface WindowValues {
  type: string;
  days: string[];
  from: string;
  to: string;
  capacity: number | null;
}

export type Slot = DeliverySettings['slots'][number];

/** The browser's field of a time knows no 24:00: there, the end of the day is the midnight that it ends with. */
const MIDNIGHT = '00:00';
const END_OF_DAY = 24 * 60;

export const windowValues = ({ deliveryType, weekday, startsAt, endsAt, capacity }: Slot): WindowValues => ({
  type: deliveryType,
  days: [String(weekday)],
  from: formatClockTime(startsAt),
  to: endsAt === END_OF_DAY ? MIDNIGHT : formatClockTime(endsAt),
  capacity: capacity ?? null,
});

/** The window that these values say, on one day of the week. */
export const slotOf = (
  { type, from, to, capacity }: WindowValues,
  day: string,
): Omit<Slot, 'id' | 'version'> => ({
  deliveryType: type as DeliveryType,
  weekday: Number(day),
  startsAt: minutesOf(from),
  endsAt: to === MIDNIGHT ? END_OF_DAY : minutesOf(to),
  ...defined({ capacity: capacity ?? undefined }),
});

const TYPES = [
  { value: 'delivery', label: 'Entrega' },
  { value: 'pickup', label: 'Retirada' },
];

export const typeWords = (type: string): string => TYPES.find(({ value }) => value === type)?.label ?? type;

/** What a window is, but for its days. */
export function WindowFields({ form }: { readonly form: PanelForm<WindowValues> }) {
  return (
    <>
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
          to !== MIDNIGHT && to <= form.form.getValues('from')
            ? 'O horário termina depois de começar.'
            : undefined
        }
      />
    </>
  );
}
