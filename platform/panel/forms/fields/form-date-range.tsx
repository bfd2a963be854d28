import type { FieldValues } from 'react-hook-form';
import { isDay } from '#kernel/time/calendar.ts';
import { cx } from '#platform/ui/cx.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useMedia } from '../../use-media.ts';
import type { BoundField } from '../panel-form.ts';
import { DayInput } from './day-input.tsx';
import type { Days } from './day-picker.tsx';
import { type DayLimits, dayFault } from './day-text.ts';
import { useBoundField } from './use-bound-field.ts';

const Calendar = lazyView(async () => (await import('./day-picker.tsx')).RangeCalendar);

interface FormDateRangeProps<Values extends FieldValues> extends BoundField<Values, Days>, DayLimits {}

/** What is wrong with a period, or undefined. Either end may be open. */
export const rangeFault = ({ from, to }: Days, limits: DayLimits): string | undefined =>
  (from === '' ? undefined : dayFault(from, limits)) ??
  (to === '' ? undefined : dayFault(to, limits)) ??
  (from !== '' && to !== '' && to < from ? 'O fim vem antes do início.' : undefined);

/** From one day to another, both inclusive; an end may be open (''). */
export function FormDateRange<Values extends FieldValues>(props: FormDateRangeProps<Values>) {
  const { label, hint, className, min, max } = props;
  const limits: DayLimits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const hasRoom = useMedia('(width >= 48rem)');
  const { value, set, error, control } = useBoundField<Values, Days>(props, (days) =>
    rangeFault(days, limits),
  );
  const calendar = () => (
    <Calendar
      value={{ from: isDay(value.from) ? value.from : '', to: isDay(value.to) ? value.to : '' }}
      onChoose={set}
      months={hasRoom ? 2 : 1}
      {...limits}
    />
  );
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="font-semibold text-sm">{label}</legend>
      {hint !== undefined && <p className="text-ink-2 text-sm">{hint}</p>}
      <div className="mt-1 grid grid-cols-2 items-start gap-2">
        <DayInput
          {...control}
          label="De"
          error={error}
          day={value.from}
          onDay={(from) => set({ ...value, from })}
          calendar={calendar}
        />
        <DayInput
          label="até"
          disabled={control.disabled}
          day={value.to}
          onDay={(to) => set({ ...value, to })}
          calendar={calendar}
        />
      </div>
    </fieldset>
  );
}
