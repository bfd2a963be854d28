import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { type AllTick, type ShownRow, Tick } from './table-rows.tsx';

interface CardRowsProps<Item> {
  readonly caption: string;
  readonly rows: readonly ShownRow<Item>[];
  readonly card: (row: Item) => ReactNode;
  readonly all: AllTick | undefined;
  readonly stale: boolean;
}

/** A card that is one link takes the whole of it. */
const cardLook =
  'flex min-w-0 flex-1 flex-col rounded-lg border border-line bg-surface p-4 text-sm transition *:[a]:-m-4 *:[a]:p-4 has-[>a]:hover:border-line-2';

/** The list of a narrow window. */
export const CardRows = <Item,>({ caption, rows, card, all, stale }: CardRowsProps<Item>) => (
  <div className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-60')}>
    {all !== undefined && (
      <div className="flex items-center gap-3 pl-2 text-ink-2 text-sm">
        <Tick label="Selecionar todos desta página" {...all} />
        <span aria-hidden="true">Selecionar todos</span>
      </div>
    )}
    <ul aria-label={caption} aria-busy={stale || undefined} className="flex flex-col gap-3">
      {rows.map(({ key, item, ticked, onTick }, index) => (
        <li key={key} className={cx(all !== undefined && 'flex items-center gap-3 pl-2')}>
          {all !== undefined && (
            <Tick label={`Selecionar linha ${index + 1}`} ticked={ticked} some={false} onTick={onTick} />
          )}
          <div className={cardLook}>{card(item)}</div>
        </li>
      ))}
    </ul>
  </div>
);
