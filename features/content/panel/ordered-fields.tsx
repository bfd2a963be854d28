import type { ReactNode } from 'react';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { moveBetween } from './moved.ts';

interface OrderedFieldsProps {
  /** 'Ordem das imagens' */
  readonly label: string;
  /** Keys of the form's list, in its order. */
  readonly ids: readonly string[];
  /** 'Imagem 1' */
  readonly nameOf: (index: number) => string;
  /** What stands beside the name in the order: a small picture. */
  readonly mark: (index: number) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
  readonly render: (index: number) => ReactNode;
}

/** Fields that a form has several times. Where there are several, their order is a list of its own: fields need the room. */
export function OrderedFields({ label, ids, nameOf, mark, onMove, render }: OrderedFieldsProps) {
  const order = (after: readonly string[]): void => {
    const made = moveBetween(ids, after);
    if (made !== undefined) onMove(made.from, made.to);
  };
  return (
    <>
      {ids.length > 1 && (
        <ReorderList
          label={label}
          items={ids}
          keyOf={(id) => id}
          labelOf={(id) => nameOf(ids.indexOf(id))}
          onOrder={order}
          render={(id) => (
            <span className="flex min-w-0 items-center gap-3 text-sm">
              {mark(ids.indexOf(id))}
              {nameOf(ids.indexOf(id))}
            </span>
          )}
        />
      )}
      {ids.map((id, index) => (
        <fieldset key={id} className="grid gap-4 rounded-md border border-line p-4 md:grid-cols-2">
          <legend className="px-1 font-semibold text-sm">{nameOf(index)}</legend>
          {render(index)}
        </fieldset>
      ))}
    </>
  );
}
