import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { blockName } from './block-words.ts';
import { useDraftChanges } from './use-draft-changes.ts';

interface RemoveBlockProps {
  readonly block: HomeBlock;
  readonly onDone: () => void;
}

export function RemoveBlock({ block, onDone }: RemoveBlockProps) {
  const { remove } = useDraftChanges();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Tirar bloco
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Tirar “${blockName(block)}”?`}
        text="Ele sai do rascunho, e da loja só quando você publicar. Para guardá-lo sem mostrar, desligue-o."
        action="Tirar bloco"
        danger
        onConfirm={async () => {
          await remove.mutateAsync(block);
          onDone();
        }}
      />
    </>
  );
}
