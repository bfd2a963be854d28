import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { Section } from './section.tsx';
import { useWishes, wish } from './wishes.ts';

/** What else the supplier should know. */
export function NotesSection() {
  const { note, customerOrderNumber } = useWishes();
  return (
    <Section id="observacoes" number={4} title="Observações">
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
