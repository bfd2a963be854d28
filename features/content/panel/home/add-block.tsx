import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { BlockKind } from '../../domain/home/home-block.ts';
import { BLOCK_KINDS, BLOCK_WORDS } from './block-words.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

/** Asks which kind of block. */
export function AddBlock({ onChoose }: { readonly onChoose: (kind: BlockKind) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        Acrescentar bloco
      </Button>
      {open && (
        <Suspense>
          <Dialog open onClose={() => setOpen(false)} title="Que bloco?">
            <ul className="flex flex-col gap-2">
              {BLOCK_KINDS.map((kind) => (
                <li key={kind}>
                  <button
                    type="button"
                    className="flex w-full flex-col rounded-md border border-line px-4 py-2.5 text-left hover:border-brand-text hover:bg-brand-soft"
                    onClick={() => {
                      setOpen(false);
                      onChoose(kind);
                    }}
                  >
                    <span className="font-semibold">{BLOCK_WORDS[kind].name}</span>
                    <span className="text-ink-2 text-sm">{BLOCK_WORDS[kind].use}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
