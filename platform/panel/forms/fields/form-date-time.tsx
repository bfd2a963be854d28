import type { FieldValues } from 'react-hook-form';
import { isDay } from '#kernel/time/calendar.ts';
import { cx } from '#platform/ui/cx.ts';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { BoundField } from '../panel-form.ts';
import { DayInput } from './day-input.tsx';
import { dayFault } from './day-text.ts';
import { Calendar } from './form-date.tsx';
import { textsOf, useBoundField } from './use-bound-field.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** 'YYYY-MM-DDTHH:mm' by the shop's wall clock, or ''. The caller knows the shop's time zone. */
export function FormDateTime<Values extends FieldValues>(props: BoundField<Values, string>) {
  const { value, set, error, control } = useBoundField<Values, string>(props, (moment) => {
    const [day = '', time = ''] = moment.split('T');
    return dayFault(day, {}) ?? (TIME.test(time) ? undefined : 'Escreva também a hora, como 08:30.');
  });
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string): void =>
    set(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  return (
    <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)_8rem] items-start gap-2', props.className)}>
      <DayInput
        {...control}
        {...textsOf(props, error)}
        day={day}
        onDay={(next) => change(next, time)}
        calendar={(close) => (
          <Calendar
            value={isDay(day) ? day : ''}
            onChoose={(next) => {
              change(next, time === '' ? '00:00' : time);
              close();
            }}
          />
        )}
      />
      <TextField
        type="time"
        label="Hora"
        aria-label={`${props.label}: hora`}
        disabled={control.disabled}
        value={time}
        onChange={({ currentTarget }) => change(day, currentTarget.value)}
        className="field-sm"
      />
    </div>
  );
}
