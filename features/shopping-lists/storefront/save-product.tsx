import { lazy, Suspense, useState } from 'react';
import type { ProductId } from '#kernel/ids.ts';
import { SaveButton } from './save-button.tsx';

const ChooseListOfOne = lazy(async () => ({
  default: (await import('./save-product-dialog.tsx')).SaveProductDialog,
}));

interface SaveProductProps {
  readonly id: ProductId;
  readonly name: string;
}

/** Adds a product to a list of the client's. */
export function SaveProduct({ id, name }: SaveProductProps) {
  const [open, setOpen] = useState(false);
  return (
    <SaveButton label="Salvar na lista" onPress={() => setOpen(true)}>
      {open && (
        <Suspense>
          <ChooseListOfOne id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SaveButton>
  );
}
