import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, fieldAria } from '#platform/ui/forms/field.tsx';
import type { BoundField } from '../panel-form.ts';
import { type Choice, isSameChoice, type SearchChoices, useChoices } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormComboboxManyProps<Values extends FieldValues> extends BoundField<Values, Choice[]> {
  readonly search: SearchChoices;
  readonly placeholder?: string;
}

/** Several of many, found by words; each can be taken away again. */
export function FormComboboxMany<Values extends FieldValues>(props: FormComboboxManyProps<Values>) {
  const { search, placeholder, className } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { value, set, error, control } = useBoundField<Values, Choice[]>(props);
  const { state, choices } = useChoices(search, text, open);
  const texts = textsOf(props, error);
  return (
    <Field id={id} {...texts} className={className}>
      <Combobox.Root
        multiple
        items={choices}
        filter={null}
        value={value}
        // Escape closes the list; on a closed one Base UI would take away all that was chosen.
        onValueChange={(next: Choice[], { reason }) => {
          if (reason !== 'escape-key') set(next);
        }}
        inputValue={text}
        onInputValueChange={setText}
        open={open}
        onOpenChange={setOpen}
        itemToStringLabel={(choice: Choice) => choice.label}
        isItemEqualToValue={isSameChoice}
        disabled={control.disabled}
      >
        <Combobox.Chips className="field field-sm flex h-auto flex-wrap items-center gap-1.5">
          {value.map((choice) => (
            <Combobox.Chip
              key={choice.id}
              aria-label={choice.label}
              className="inline-flex min-h-7 items-center gap-1 rounded-sm bg-sunken pl-2 text-sm data-highlighted:bg-brand-soft"
            >
              {choice.label}
              <Combobox.ChipRemove
                aria-label={`Remover ${choice.label}`}
                className="flex size-7 items-center justify-center rounded-sm text-ink-2 hover:text-ink"
              >
                <X aria-hidden="true" className="size-3.5" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...fieldAria(id, texts)}
            ref={control.ref}
            id={id}
            onBlur={control.onBlur}
            placeholder={value.length === 0 ? placeholder : undefined}
            className="min-w-24 flex-1 bg-transparent outline-none"
          />
        </Combobox.Chips>
        <ChoiceList state={state} />
      </Combobox.Root>
    </Field>
  );
}
