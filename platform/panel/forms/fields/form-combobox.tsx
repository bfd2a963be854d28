import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, fieldAria } from '#platform/ui/forms/field.tsx';
import type { BoundField } from '../panel-form.ts';
import { type Choice, isSameChoice, type SearchChoices, useChoices } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormComboboxProps<Values extends FieldValues> extends BoundField<Values, Choice | null> {
  /** Asked as the person types; '' for the first ones. */
  readonly search: SearchChoices;
  readonly placeholder?: string;
}

const inField = 'flex size-9 items-center justify-center rounded-sm text-ink-2 hover:text-ink';

/** One of many, found by words. */
export function FormCombobox<Values extends FieldValues>(props: FormComboboxProps<Values>) {
  const { search, placeholder, className } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { value, set, error, control } = useBoundField<Values, Choice | null>(props);
  // The label of what is chosen is no search.
  const { state, choices } = useChoices(search, text === value?.label ? '' : text, open);
  const texts = textsOf(props, error);
  return (
    <Field id={id} {...texts} className={className}>
      <Combobox.Root
        items={choices}
        filter={null}
        value={value}
        onValueChange={set}
        onInputValueChange={setText}
        open={open}
        onOpenChange={setOpen}
        itemToStringLabel={(choice: Choice) => choice.label}
        isItemEqualToValue={isSameChoice}
        disabled={control.disabled}
      >
        <div className="relative">
          <Combobox.Input
            {...fieldAria(id, texts)}
            ref={control.ref}
            id={id}
            onBlur={control.onBlur}
            placeholder={placeholder}
            className="field field-sm pr-20"
          />
          <div className="absolute inset-y-0 right-1 flex items-center">
            <Combobox.Clear aria-label={`Limpar: ${props.label}`} className={inField}>
              <X aria-hidden="true" className="size-4" />
            </Combobox.Clear>
            <Combobox.Trigger aria-label={`Abrir: ${props.label}`} className={inField}>
              <ChevronDown aria-hidden="true" className="size-5" />
            </Combobox.Trigger>
          </div>
        </div>
        <ChoiceList state={state} />
      </Combobox.Root>
    </Field>
  );
}
