import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { moveItem } from './move-item.ts';

const DragHandles = lazyView(async () => (await import('./drag-rows.tsx')).DragRows);

interface ReorderListProps<Item> {
  /** 'Ordem das fotos' */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The item's name, for its buttons and for what is announced. */
  readonly labelOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly onOrder: (items: readonly Item[]) => void;
  readonly disabled?: boolean;
}

/** A list in an order of the person's own: by drag, with the keyboard on the handle, or by 'subir' and 'descer'. */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, keyOf, labelOf, render, onOrder, disabled = false } = props;
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    const item = items[from];
    const moved = moveItem(items, from, to);
    if (item === undefined || moved === items) return;
    setSaid(`${labelOf(item)}: posição ${to + 1} de ${items.length}.`);
    onOrder(moved);
  };
  const rows = items.map((item, index) => ({
    key: keyOf(item),
    label: labelOf(item),
    content: (
      <>
        <div className="min-w-0 flex-1">{render(item)}</div>
        <IconButton
          label={`Subir ${labelOf(item)}`}
          disabled={disabled || index === 0}
          icon={<ArrowUp aria-hidden="true" className="size-4" />}
          onClick={() => move(index, index - 1)}
        />
        <IconButton
          label={`Descer ${labelOf(item)}`}
          disabled={disabled || index === items.length - 1}
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          onClick={() => move(index, index + 1)}
        />
      </>
    ),
  }));
  const plain = (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map(({ key, content }) => (
        <li
          key={key}
          className="flex items-center gap-2 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4"
        >
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {disabled ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <DragHandles label={label} rows={rows} onMove={move} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
