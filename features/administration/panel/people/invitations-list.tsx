import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { WireInvitation } from '../../contract/people.schema.ts';

interface InvitationsListProps {
  readonly invitations: readonly WireInvitation[];
  /** Absent: the person may not. */
  readonly withdraw?: (id: string) => Promise<unknown>;
}

const day = (text: string): string => new Date(text).toLocaleDateString('pt-BR');

/** Who was invited and has not come in yet. */
export function InvitationsList({ invitations, withdraw }: InvitationsListProps) {
  const [chosen, setChosen] = useState<WireInvitation>();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="convites" className="flex flex-col gap-2">
      <h2 id="convites" className="font-semibold">
        Convites à espera
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {invitations.map((invitation) => (
          <li key={invitation.idconvite} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{invitation.nome}</span>
              <span className="text-ink-2 text-sm wrap-anywhere">
                {invitation.email} · vale até {day(invitation.venceEm)}
              </span>
            </span>
            {withdraw !== undefined && (
              <Button size="sm" onClick={() => setChosen(invitation)}>
                Desfazer convite
                <span className="sr-only"> de {invitation.nome}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== undefined && withdraw !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setChosen(undefined)}
          title={`Desfazer o convite de ${chosen.nome}?`}
          text="O link deixa de valer na hora."
          action="Desfazer convite"
          danger
          onConfirm={() => withdraw(chosen.idconvite)}
        />
      )}
    </section>
  );
}
