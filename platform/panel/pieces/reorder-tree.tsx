import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { moveBy, movedTree, type TreeItem, type TreeMove, type TreeStep } from './tree-moves.ts';

const DragTree = lazyView(async () => (await import('./drag-tree.tsx')).DragTree);

interface ReorderTreeProps {
  readonly label: string;
  /** Each child after its parent. */
  readonly items: readonly TreeItem[];
  readonly render: (id: string) => ReactNode;
  readonly onMove: (move: TreeMove) => void;
  readonly disabled?: boolean;
}

/** Where the item stands in its place, as it is announced. */
function placeWords(items: readonly TreeItem[], id: string): string {
  const item = items.find((each) => each.id === id);
  const parent = items.find((each) => each.id === item?.parentId);
  const siblings = items.filter((each) => each.parentId === item?.parentId);
  const place = `posição ${siblings.findIndex((each) => each.id === id) + 1} de ${siblings.length}`;
  return `${item?.label ?? ''}: ${place}${parent === undefined ? '' : `, dentro de ${parent.label}`}.`;
}

/** A tree of two levels in an order of the person's own: by drag, with the arrow keys on the handle, or by buttons. */
export function ReorderTree({ label, items, render, onMove, disabled = false }: ReorderTreeProps) {
  const hint = useId();
  const [said, setSaid] = useState('');
  const move = (wanted: TreeMove | undefined): void => {
    if (wanted === undefined) return;
    setSaid(placeWords(movedTree(items, wanted), wanted.id));
    onMove(wanted);
  };
  const step = (id: string, way: TreeStep): void => move(moveBy(items, id, way));
  const content = ({ id, label: name }: TreeItem) => (
    <>
      <div className="min-w-0 flex-1">{render(id)}</div>
      {!disabled && (
        <span className="hidden sm:flex">
          <IconButton
            label={`Subir ${name}`}
            disabled={moveBy(items, id, 'up') === undefined}
            icon={<ArrowUp aria-hidden="true" className="size-4" />}
            onClick={() => step(id, 'up')}
          />
          <IconButton
            label={`Descer ${name}`}
            disabled={moveBy(items, id, 'down') === undefined}
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onClick={() => step(id, 'down')}
          />
        </span>
      )}
    </>
  );
  const plain = (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(
            'flex items-center gap-2 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4',
            item.parentId !== undefined && 'ml-6 sm:ml-10',
          )}
        >
          {content(item)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {disabled ? (
        plain
      ) : (
        <>
          <p id={hint} className="text-ink-2 text-sm">
            Arraste pela alça, ou use nela as setas do teclado: ↑ e ↓ mudam a ordem, → leva para dentro do que
            está acima, ← tira de dentro.
          </p>
          <Suspense fallback={plain}>
            <DragTree label={label} hint={hint} items={items} content={content} onMove={move} onStep={step} />
          </Suspense>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
