import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { dayOfText, textOfDay } from './day-text.ts';

type TextFieldProps = Parameters<typeof TextField>[0];

interface DayInputProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'end'> {
  /** 'YYYY-MM-DD', '' or what was typed and is no day. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** The calendar behind the button; `close` shuts it. */
  readonly calendar: (close: () => void) => ReactNode;
}

/** A day that is typed ('05/12/2026') or chosen in a calendar. */
export function DayInput({ day, onDay, calendar, onBlur, ...rest }: DayInputProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <TextField
        {...rest}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        value={typed ?? textOfDay(day)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onDay(dayOfText(value));
        }}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur?.(event);
        }}
        className="field-sm tabular-nums"
        end={
          <Popover.Trigger
            aria-label={`${rest.label}: abrir calendário`}
            disabled={rest.disabled}
            className={iconButtonStyle('size-9')}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </Popover.Trigger>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-60">
          <Popover.Popup aria-label={rest.label} className="popup p-3">
            <Suspense fallback={<Spinner />}>
              {calendar(() => {
                setTyped(undefined);
                setOpen(false);
              })}
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
