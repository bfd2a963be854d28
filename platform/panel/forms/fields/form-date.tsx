import type { FieldValues } from 'react-hook-form';
import { isDay } from '#kernel/time/calendar.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { BoundField } from '../panel-form.ts';
import { DayInput } from './day-input.tsx';
import { type DayLimits, dayFault } from './day-text.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

export const Calendar = lazyView(async () => (await import('./day-picker.tsx')).DayCalendar);

interface FormDateProps<Values extends FieldValues> extends BoundField<Values, string>, DayLimits {}

/** 'YYYY-MM-DD' or ''. */
export function FormDate<Values extends FieldValues>(props: FormDateProps<Values>) {
  const limits: DayLimits = props;
  const { value, set, error, control } = useBoundField<Values, string>(props, (day) => dayFault(day, limits));
  return (
    <DayInput
      {...control}
      {...textsOf(props, error)}
      {...(props.className === undefined ? {} : { outerClassName: props.className })}
      day={value}
      onDay={set}
      calendar={(close) => (
        <Calendar
          value={isDay(value) ? value : ''}
          onChoose={(day) => {
            set(day);
            close();
          }}
          {...(props.min === undefined ? {} : { min: props.min })}
          {...(props.max === undefined ? {} : { max: props.max })}
        />
      )}
    />
  );
}
