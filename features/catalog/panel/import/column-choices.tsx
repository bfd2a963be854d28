import { Select } from '#platform/ui/forms/select.tsx';
import type { ShownImport } from '../../contract/sheet-import/sheet-import.wire.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import { fieldTwice } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping } from '../../domain/sheet-import/sheet-import.ts';

interface ColumnChoicesProps {
  readonly one: ShownImport;
  readonly mapping: ColumnMapping;
  readonly options: readonly { readonly value: ImportField; readonly label: string }[];
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** What each column of a sheet is, with examples from its lines. */
export function ColumnChoices({ one, mapping, options, onChange }: ColumnChoicesProps) {
  const twice = fieldTwice(mapping);
  const choose = (index: number, value: string): void => {
    const chosen = options.find((option) => option.value === value)?.value ?? null;
    onChange(mapping.map((field, at) => (at === index ? chosen : field)));
  };
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {one.header.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and their order is fixed
        <li key={index} className="flex min-w-0 flex-col gap-1 rounded-md border border-line p-3">
          <Select
            label={title || `Coluna ${index + 1}`}
            prompt="Não importar"
            options={options}
            value={mapping[index] ?? ''}
            error={
              twice !== undefined && mapping[index] === twice
                ? 'Duas colunas são este mesmo dado.'
                : undefined
            }
            onChange={({ currentTarget }) => choose(index, currentTarget.value)}
            className="field-sm"
          />
          <p className="truncate text-ink-2 text-xs">
            {(one.samples[index] ?? []).length === 0 ? 'Sem exemplos' : one.samples[index]?.join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
