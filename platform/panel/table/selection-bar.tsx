import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What can be done with the ticked rows. It stays in sight while the list scrolls. */
export const SelectionBar = ({ count, onClear, children }: SelectionBarProps) => (
  <section
    aria-label="Ações para os selecionados"
    className="sticky bottom-3 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-2 bg-surface px-4 py-2.5 shadow-3"
  >
    <p role="status" className="font-semibold text-sm tabular-nums">
      {count === 1 ? '1 selecionado' : `${count} selecionados`}
    </p>
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{children}</div>
    <Button size="sm" tone="quiet" onClick={onClear}>
      Limpar seleção
    </Button>
  </section>
);
