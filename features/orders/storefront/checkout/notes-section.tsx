import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { CharacteristicField } from './characteristic-field.tsx';
import { Section } from './section.tsx';
import { useWishes, wish } from './wishes.ts';

interface NotesSectionProps {
  /** What the supplier wants to know of the order. */
  readonly asked: readonly Characteristic[];
  readonly error?: string | undefined;
}

/** What the supplier asks, and what else it should know. */
export function NotesSection({ asked, error }: NotesSectionProps) {
  const { note, customerOrderNumber, answers } = useWishes();
  return (
    <Section id="observacoes" number={4} title="Observações">
      {asked.map((one) => (
        <CharacteristicField
          key={one.id}
          asked={one}
          error={error !== undefined && one.required && !answers[one.id]?.trim() ? error : undefined}
        />
      ))}
      <TextArea
        label="Observação para a loja"
        hint="Troco, portaria, como separar os produtos"
        optional
        maxLength={2000}
        value={note}
        onChange={(event) => wish({ note: event.target.value })}
      />
      <TextField
        label="Número do seu pedido"
        hint="Ordem de compra ou número interno da sua empresa"
        optional
        maxLength={60}
        autoComplete="off"
        value={customerOrderNumber}
        onChange={(event) => wish({ customerOrderNumber: event.target.value })}
        outerClassName="max-w-form"
      />
    </Section>
  );
}
