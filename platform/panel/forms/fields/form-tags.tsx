import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, fieldAria } from '#platform/ui/forms/field.tsx';
import type { BoundField } from '../panel-form.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormTagsProps<Values extends FieldValues> extends BoundField<Values, string[]> {
  /** Offered while typing; absent: anything may be written. */
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** The list with what was typed: several words by commas or line ends, each once. */
export const withTags = (tags: readonly string[], typed: string): string[] => [
  ...new Set([
    ...tags,
    ...typed
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ]),
];

/** Words of the person's own: Enter or a comma adds one, Backspace takes the last one away. */
export function FormTags<Values extends FieldValues>(props: FormTagsProps<Values>) {
  const { suggestions = [], placeholder, maxLength = 60, className } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { value, set, error, control } = useBoundField<Values, string[]>(props);
  const texts = textsOf(props, error);
  const add = (): void => {
    if (typed.trim() !== '') set(withTags(value, typed));
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '') set(value.slice(0, -1));
    if ((event.key !== 'Enter' && event.key !== ',') || (event.key === 'Enter' && typed.trim() === ''))
      return;
    event.preventDefault();
    add();
  };
  return (
    <Field id={id} {...texts} className={className}>
      <div className="field field-sm flex h-auto flex-wrap items-center gap-1.5">
        {value.map((tag) => (
          <span
            key={tag}
            className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-sm bg-sunken pl-2 text-sm"
          >
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={`Remover ${tag}`}
              disabled={control.disabled}
              className="flex size-7 items-center justify-center rounded-sm text-ink-2 hover:text-ink"
              onClick={() => set(value.filter((each) => each !== tag))}
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          {...fieldAria(id, texts)}
          ref={control.ref}
          id={id}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
          value={typed}
          maxLength={maxLength}
          disabled={control.disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
          onBlur={() => {
            add();
            control.onBlur();
          }}
          className="min-w-24 flex-1 bg-transparent outline-none"
        />
        {suggestions.length > 0 && (
          <datalist id={`${id}-list`}>
            {suggestions
              .filter((each) => !value.includes(each))
              .map((each) => (
                <option key={each} value={each} />
              ))}
          </datalist>
        )}
      </div>
    </Field>
  );
}
