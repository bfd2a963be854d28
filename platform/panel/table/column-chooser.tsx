import { Popover } from '@base-ui/react/popover';
import { Columns3 } from 'lucide-react';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import type { Column } from './column.ts';

interface ColumnChooserProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'always'>[];
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChange: (id: string, shown: boolean) => void;
  readonly onReset: () => void;
}

/** Which columns are shown. The choice is remembered for the person. */
export function ColumnChooser({ columns, shown, onChange, onReset }: ColumnChooserProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonStyle({ size: 'sm' })}>
        <Columns3 aria-hidden="true" className="size-4" />
        Colunas
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-40">
          <Popover.Popup className="popup w-64 p-3">
            <Popover.Title className="px-1 pb-1 font-semibold text-sm">Colunas da lista</Popover.Title>
            <div className="max-h-80 overflow-y-auto">
              {columns
                .filter(({ always = false }) => !always)
                .map(({ id, title }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    checked={shown[id] ?? false}
                    onChange={({ currentTarget: { checked } }) => onChange(id, checked)}
                    className="px-1 text-sm"
                  />
                ))}
            </div>
            <button type="button" onClick={onReset} className={buttonStyle({ size: 'sm', tone: 'quiet' })}>
              Voltar ao padrão
            </button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
