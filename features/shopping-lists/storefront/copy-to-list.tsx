import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { ListLine } from '../domain/list-today.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { ChooseList } from './choose-list.tsx';
import { useListCalls } from './use-list-calls.ts';

interface CopyToListProps {
  readonly from: ListId;
  readonly line: ListLine;
}

export function CopyToList({ from, line }: CopyToListProps) {
  const { copy, save } = useListCalls();
  const [open, setOpen] = useState(false);
  const { productId, product, quantity } = line;
  return (
    <div>
      <Button
        size="sm"
        tone="quiet"
        className="-ml-3"
        aria-label={`Salvar na lista: ${product.name}`}
        onClick={() => setOpen(true)}
      >
        <ListPlus aria-hidden="true" className="size-4" />
        Salvar na lista
      </Button>
      {open && (
        <ChooseList
          what={product.name}
          onClose={() => setOpen(false)}
          addition={{ productId, productName: product.name, from }}
          onChoose={({ id, name }) =>
            id === undefined ? save({ name, goods: [{ productId, quantity }] }) : copy(productId, from, id)
          }
        />
      )}
    </div>
  );
}
