import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Column } from './column.ts';
import { ColumnChooser } from './column-chooser.tsx';

interface TableToolsProps {
  readonly total: number | undefined;
  /** Absent on narrow windows, which show cards. */
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'always' | 'hidden'>[] | undefined;
  readonly shown: Readonly<Record<string, boolean>>;
  readonly onChoose: (id: string, shown: boolean) => void;
  readonly onReset: () => void;
  readonly export: (() => Promise<unknown>) | undefined;
}

/** How many rows there are, and at the right what is done with the list as a whole. */
export function TableTools({ total, columns, shown, onChoose, onReset, export: save }: TableToolsProps) {
  const [saving, setSaving] = useState(false);
  const canChoose = columns?.some(({ always = false }) => !always) === true;
  if (total === undefined && !canChoose && save === undefined) return null;
  const start = async (): Promise<void> => {
    setSaving(true);
    try {
      await save?.();
    } catch {
      showToast({ tone: 'error', text: 'Não foi possível exportar a lista. Tente de novo.' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-2 text-sm tabular-nums">
        {total !== undefined && (total === 1 ? '1 resultado' : `${total.toLocaleString('pt-BR')} resultados`)}
      </p>
      <div className="flex gap-2">
        {save !== undefined && (
          <Button size="sm" busy={saving} onClick={() => void start()}>
            <Download aria-hidden="true" className="size-4" />
            Exportar
          </Button>
        )}
        {canChoose && <ColumnChooser columns={columns} shown={shown} onChange={onChoose} onReset={onReset} />}
      </div>
    </div>
  );
}
