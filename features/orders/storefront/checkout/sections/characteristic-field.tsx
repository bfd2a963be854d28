import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { useWishes, wish } from '../wishes.ts';
import { questionId } from './sections.ts';

interface CharacteristicFieldProps {
  readonly question: Characteristic;
  readonly error?: string | undefined;
}

export function CharacteristicField({ question, error }: CharacteristicFieldProps) {
  const { id, name, required, options } = question;
  const { answers } = useWishes();
  const answer = answers[id] ?? '';
  const say = (text: string): void => wish({ answers: { ...answers, [id]: text } });
  const field = { id: questionId(id), label: name, optional: !required, error, value: answer };
  if (options.length > 0) {
    return (
      <div className="max-w-form">
        <Select
          {...field}
          prompt="Escolha…"
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={(event) => say(event.target.value)}
        />
      </div>
    );
  }
  return (
    <TextField
      {...field}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => say(event.target.value)}
      outerClassName="max-w-form"
    />
  );
}
