import {
  DragDropProvider,
  PointerSensor,
  useDraggable,
  useDragOperation,
  useDroppable,
} from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { mayStandBelow, type TreeItem, type TreeMove, type TreeStep } from './tree-moves.ts';

interface DragTreeProps {
  readonly label: string;
  /** The id of the text that says how the keys work. */
  readonly hint: string;
  readonly items: readonly TreeItem[];
  readonly content: (item: TreeItem) => ReactNode;
  readonly onMove: (move: TreeMove) => void;
  readonly onStep: (id: string, step: TreeStep) => void;
}

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Where an item is dropped: what a droppable carries. */
type Spot = Omit<TreeMove, 'id'>;

/** Rows with a handle, dragged by mouse or finger to a place before or within another row. Load it lazily. */
export function DragTree({ label, hint, items, content, onMove, onStep }: DragTreeProps) {
  // A row that moves loses the focus where the browser takes it out of the page for a moment.
  const stepped = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (stepped.current === undefined || items.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(stepped.current)}"]`)?.focus();
    stepped.current = undefined;
  }, [items]);
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (canceled || source == null || target == null) return;
        const id = String(source.id);
        const spot = target.data as Spot;
        if (spot.beforeId !== id) onMove({ ...spot, id });
      }}
    >
      <ul ref={list} aria-label={label} className="flex flex-col gap-1.5">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            items={items}
            hint={hint}
            onStep={(step) => {
              stepped.current = item.id;
              onStep(item.id, step);
            }}
          >
            {content(item)}
          </Row>
        ))}
      </ul>
      <div className="relative h-6">
        <DropSpot id="end" spot={{ parentId: undefined, beforeId: undefined }} className="inset-0" line />
      </div>
    </DragDropProvider>
  );
}

interface RowProps {
  readonly item: TreeItem;
  readonly items: readonly TreeItem[];
  readonly hint: string;
  readonly onStep: (step: TreeStep) => void;
  readonly children: ReactNode;
}

function Row({ item: { id, label, parentId }, items, hint, onStep, children }: RowProps) {
  const { ref, handleRef, isDragging } = useDraggable({ id });
  const { source } = useDragOperation();
  const dragged = source == null ? undefined : String(source.id);
  const takesIn = dragged !== undefined && parentId === undefined && mayStandBelow(items, dragged, id);
  const takesBefore = dragged !== undefined && dragged !== id && mayStandBelow(items, dragged, parentId);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li className={cx('relative', parentId !== undefined && 'ml-6 sm:ml-10')}>
      <div
        ref={ref}
        className={cx(
          'flex items-center gap-2 rounded-md border bg-surface py-1.5 pr-1.5 pl-1',
          isDragging ? 'border-brand-text shadow-3' : 'border-line',
        )}
      >
        <button
          ref={handleRef}
          type="button"
          data-handle={id}
          aria-label={`Mover ${label}`}
          aria-describedby={hint}
          onKeyDown={press}
          className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-2 hover:bg-sunken"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        {children}
      </div>
      {takesBefore && (
        <DropSpot
          id={`before ${id}`}
          spot={{ parentId, beforeId: id }}
          className={takesIn ? 'inset-x-0 -top-1 h-1/2' : 'inset-x-0 -top-1 bottom-1'}
          line
        />
      )}
      {takesIn && (
        <DropSpot
          id={`in ${id}`}
          spot={{ parentId: id, beforeId: undefined }}
          className="inset-x-0 bottom-0 h-1/2"
        />
      )}
    </li>
  );
}

interface DropSpotProps {
  readonly id: string;
  readonly spot: Spot;
  readonly className: string;
  /** Shown as a line at its upper edge; otherwise as a frame. */
  readonly line?: boolean;
}

function DropSpot({ id, spot, className, line = false }: DropSpotProps) {
  const { ref, isDropTarget } = useDroppable({ id, data: spot });
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute rounded-sm',
        className,
        isDropTarget && (line ? 'border-brand-text border-t-4' : 'bg-brand-soft/70 ring-2 ring-brand-text'),
      )}
    />
  );
}
