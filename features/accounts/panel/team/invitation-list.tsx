import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { roleName } from '../../contract/staff/role-names.ts';
import {
  resendStaffInvitationEndpoint,
  withdrawStaffInvitationEndpoint,
} from '../../contract/staff/team.endpoints.ts';
import type { TeamInvitation } from '../../domain/team.ts';
import { useStaffPlace } from '../staff-place.ts';
import { teamQuery } from './team-query.ts';

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: { readonly invitations: readonly TeamInvitation[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const [withdrawing, setWithdrawing] = useState<TeamInvitation>();
  const reload = () => queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
  const resend = useMutation({
    mutationFn: ({ id }: TeamInvitation) =>
      api.call(resendStaffInvitationEndpoint, { params: { idfornecedor: shop.id, idconvite: id } }),
    onSuccess: async (_, { email }) => {
      await reload();
      showToast({ text: `Convite enviado de novo a ${email}.` });
    },
    onError: (error) =>
      showToast({
        text: error instanceof ApiRefusal ? error.message : 'Não foi possível reenviar. Tente de novo.',
        tone: 'error',
      }),
  });
  return (
    <section aria-labelledby="convites" className="flex flex-col gap-3">
      <h2 id="convites" className="text-lg">
        Convites em aberto
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-0 flex-1 basis-56 flex-col">
              <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
                {invitation.email}
                {invitation.expired && <Badge tone="warn">Vencido</Badge>}
              </span>
              <span className="text-ink-2 text-sm">
                {roleName(invitation.role)}
                {invitation.invitedBy !== undefined && ` · convite de ${invitation.invitedBy}`}
                {` · ${invitation.expired ? 'venceu' : 'vale até'} ${formatDate(invitation.expiresAt, zone)}`}
              </span>
            </span>
            <Button
              size="sm"
              busy={resend.isPending && resend.variables.id === invitation.id}
              aria-label={`Reenviar o convite a ${invitation.email}`}
              onClick={() => resend.mutate(invitation)}
            >
              Reenviar
            </Button>
            <Button
              size="sm"
              tone="quiet"
              aria-label={`Retirar o convite a ${invitation.email}`}
              onClick={() => setWithdrawing(invitation)}
            >
              Retirar
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={withdrawing !== undefined}
        onClose={() => setWithdrawing(undefined)}
        title="Retirar o convite?"
        text={`O link enviado a ${withdrawing?.email ?? ''} deixa de valer.`}
        action="Retirar convite"
        danger
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idconvite: withdrawing?.id ?? '' };
          await api.call(withdrawStaffInvitationEndpoint, { params });
          await reload();
          showToast({ text: 'Convite retirado.' });
        }}
      />
    </section>
  );
}
