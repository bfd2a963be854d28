import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { Characteristic } from '../domain/characteristic.ts';

interface CharacteristicInputProps {
  readonly question: Characteristic;
  readonly error?: string | undefined;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

/** A supplier's question: a choice or a short text. */
export function CharacteristicInput({ question, error, answer, onAnswer }: CharacteristicInputProps) {
  const { id, name, required, options } = question;
  const field = {
    label: name,
    optional: !required,
    error,
    name: `characteristic-${id}`,
    value: answer,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onAnswer(target.value),
  };
  if (options.length === 0) return <TextField {...field} maxLength={200} autoComplete="off" />;
  return (
    <Select
      {...field}
      prompt="Escolha…"
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}
