import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

/** Asks before a page with unsaved changes is left: by a link, by Back, or with the window. */
export function UnsavedGuard({ when }: { readonly when: boolean }) {
  const blocker = useBlocker({
    // Another list, tab or page number of the same screen loses nothing.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <Dialog
        open
        onClose={blocker.reset}
        title="Sair sem salvar?"
        description="O que você alterou nesta página ainda não foi salvo e será perdido."
        actions={
          <>
            <Button tone="primary" data-safe-button onClick={blocker.reset}>
              Continuar editando
            </Button>
            <Button tone="danger" onClick={blocker.proceed}>
              Sair sem salvar
            </Button>
          </>
        }
      />
    </Suspense>
  );
}
