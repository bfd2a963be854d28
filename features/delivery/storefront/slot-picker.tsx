import { useId } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { isFull, type OfferedSlot } from '../domain/slots.ts';
import { groupSlotsByDay, leftWords, type SlotDay, slotKey, windowWords } from './slot-days.ts';

interface SlotChoiceProps {
  readonly slots: readonly OfferedSlot[];
  readonly chosen: OfferedSlot | undefined;
  readonly onChoose: (slot: OfferedSlot) => void;
}

/** Day first, then the window; changing the day selects its first window that is not full, so that there is always a choice. */
export function SlotPicker({ slots, chosen, onChoose }: SlotChoiceProps) {
  const name = useId();
  const days = groupSlotsByDay(slots);
  const current = days.find(({ date }) => date === chosen?.date) ?? days[0];
  if (current === undefined) return null;
  const toDay = ({ slots: ofDay }: SlotDay): void => {
    const first = ofDay.find((slot) => !isFull(slot));
    if (first !== undefined) onChoose(first);
  };
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Dia</legend>
        <div className="scroll-quiet -m-1 flex gap-2.5 overflow-x-auto p-1">
          {days.map((day) => (
            <Pill
              key={day.date}
              name={`${name}-day`}
              checked={day === current}
              disabled={day.slots.every(isFull)}
              onChoose={() => toDay(day)}
            >
              <span className="block text-sm first-letter:uppercase">{day.weekday}</span>
              <span className="block font-semibold tabular-nums">{day.day}</span>
              {day.slots.every(isFull) && <Left words="Esgotado" />}
            </Pill>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Horário</legend>
        <div className="flex flex-wrap gap-2.5">
          {current.slots.map((slot) => (
            <Pill
              key={slotKey(slot)}
              name={`${name}-window`}
              checked={slot.slotId === chosen?.slotId}
              disabled={isFull(slot)}
              onChoose={() => onChoose(slot)}
            >
              <span className="font-semibold tabular-nums">{windowWords(slot)}</span>
              <Left words={leftWords(slot)} />
            </Pill>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

const Left = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <span className="block text-sm">{words}</span>;

interface PillProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Pill({ name, checked, disabled, onChoose, children }: PillProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 min-w-22 shrink-0 flex-col items-center justify-center rounded-md border px-4 py-2 text-center transition',
        disabled ? 'border-line bg-sunken text-ink-3' : 'border-line-2 bg-surface hover:border-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
        'has-checked:border-brand-text has-checked:bg-brand-soft has-checked:text-brand-text has-checked:ring-1 has-checked:ring-brand-text',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {children}
    </label>
  );
}
