import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import type { TermsOfUse } from '#features/suppliers/domain/shop-texts.ts';
import { TermsDocument } from '#features/suppliers/storefront/terms-document.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { backdropStyle } from '#platform/ui/overlays/dialog.tsx';

interface TermsDialogProps {
  readonly shopName: string;
  readonly terms: TermsOfUse;
  readonly onAccept: () => Promise<void>;
  readonly onLeave: () => Promise<void>;
}

/** Modal: the client must accept the terms in force, or log out. */
export function TermsDialog({ shopName, terms, onAccept, onLeave }: TermsDialogProps) {
  const [busy, setBusy] = useState<'accepting' | 'leaving'>();
  const [failed, setFailed] = useState(false);
  const run = (what: 'accepting' | 'leaving', work: () => Promise<void>): void => {
    setBusy(what);
    setFailed(false);
    work().catch(() => {
      setBusy(undefined);
      setFailed(true);
    });
  };
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-text -translate-y-1/2 flex-col gap-4 rounded-xl bg-surface p-5 shadow-3 outline-none md:p-6">
          <div className="flex flex-col gap-1">
            <Base.Title className="text-xl">{terms.title}</Base.Title>
            <Base.Description className="text-ink-2">
              Para continuar comprando em {shopName}, leia e aceite os termos de uso.
            </Base.Description>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too
            tabIndex={0}
            aria-label="Texto dos termos"
            className="min-h-24 overflow-y-auto rounded-md border border-line p-4"
          >
            <TermsDocument terms={terms} />
          </section>
          {failed && (
            <Alert tone="error" announced>
              Não foi possível continuar. Verifique a conexão e tente novamente.
            </Alert>
          )}
          <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
            <Button tone="primary" busy={busy === 'accepting'} onClick={() => run('accepting', onAccept)}>
              Li e aceito
            </Button>
            <Button busy={busy === 'leaving'} onClick={() => run('leaving', onLeave)}>
              Não aceito: sair da conta
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
