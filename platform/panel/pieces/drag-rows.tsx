import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';

interface DragRow {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface DragRowsProps {
  readonly label: string;
  readonly rows: readonly DragRow[];
  readonly onMove: (from: number, to: number) => void;
}

/** Rows with a handle: dragged by mouse or finger, or with Enter and the arrow keys. Load it lazily. */
export const DragRows = ({ label, rows, onMove }: DragRowsProps) => (
  <DragDropProvider
    onDragEnd={({ canceled, operation: { source } }) => {
      if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
    }}
  >
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map((row, index) => (
        <Row key={row.key} row={row} index={index} />
      ))}
    </ul>
  </DragDropProvider>
);

function Row({ row: { key, label, content }, index }: { readonly row: DragRow; readonly index: number }) {
  const { ref, handleRef, isDragging } = useSortable({ id: key, index });
  return (
    <li
      ref={ref}
      className={cx(
        'flex items-center gap-2 rounded-md border bg-surface py-1.5 pr-1.5 pl-1',
        isDragging ? 'border-brand-text shadow-3' : 'border-line',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={`Arrastar ${label}`}
        className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-2 hover:bg-sunken"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      {content}
    </li>
  );
}
