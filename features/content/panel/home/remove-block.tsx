import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { blockName } from './block-words.ts';
import { useBlockChanges } from './use-block-changes.ts';

interface RemoveBlockProps {
  readonly block: HomeBlock;
  readonly onDone: () => void;
}

export function RemoveBlock({ block, onDone }: RemoveBlockProps) {
  const { remove } = useBlockChanges();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Apagar
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Apagar “${blockName(block)}”?`}
        text="A página inicial deixa de mostrá-lo na hora. Não dá para desfazer: para guardá-lo, desligue-o."
        action="Apagar bloco"
        danger
        onConfirm={async () => {
          await remove.mutateAsync(block);
          onDone();
        }}
      />
    </>
  );
}
