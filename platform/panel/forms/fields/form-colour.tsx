import type { FieldValues } from 'react-hook-form';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { BoundField } from '../panel-form.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** '#1f5f4a' or '': typed, or chosen with the browser's own palette. */
export function FormColour<Values extends FieldValues>(props: BoundField<Values, string>) {
  const { value, set, error, control } = useBoundField<Values, string>(props, (typed) =>
    COLOUR.test(typed) ? undefined : 'Escreva a cor como #1f5f4a.',
  );
  return (
    <TextField
      {...control}
      {...textsOf(props, error)}
      {...(props.className === undefined ? {} : { outerClassName: props.className })}
      value={value}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => set(currentTarget.value.trim())}
      className="field-sm font-mono"
      end={
        <input
          type="color"
          aria-label={`${props.label}: escolher na paleta`}
          disabled={control.disabled}
          value={COLOUR.test(value) ? value.toLowerCase() : '#ffffff'}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          className="mr-1 size-8 rounded-sm border border-line-2 bg-surface p-0.5"
        />
      }
    />
  );
}
