import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  inviteRepresentativeEndpoint,
  withdrawRepresentativeInvitationEndpoint,
} from '../contract/panel-representatives.endpoints.ts';
import type { WaitingInvitation } from '../domain/represented-client.ts';
import { invitationsQuery } from './representatives-query.ts';

/** Invitations without an answer, and a new one. */
export function Invitations({ mayWrite }: { readonly mayWrite: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const query = invitationsQuery(api, shop.id);
  const { data = [] } = useQuery(query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const form: PanelForm<{ readonly email: string }> = usePanelForm({
    values: { email: '' },
    save: ({ email }) =>
      api.call(inviteRepresentativeEndpoint, {
        params: { idfornecedor: shop.id },
        body: { email: email.trim() },
      }),
    saved: ({ message }) => message,
    onSaved: () => {
      form.form.reset({ email: '' });
      return refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: WaitingInvitation) =>
      api.call(withdrawRepresentativeInvitationEndpoint, {
        params: { idfornecedor: shop.id, idconvite: id },
      }),
    onSuccess: () => showToast({ text: 'Convite cancelado.' }),
    onSettled: refresh,
  });
  if (!mayWrite && data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="convites" className="flex max-w-225 flex-col gap-4">
      <h2 id="convites" className="text-lg">
        Convites
      </h2>
      {mayWrite && (
        <FormBody form={form} label="Convidar" plain>
          <FormText
            form={form}
            name="email"
            type="email"
            label="E-mail de quem vai representar a loja"
            hint="A pessoa recebe um link, que vale por 7 dias, e aceita com o cadastro que já tem ou com um novo."
            required="Informe o e-mail."
            maxLength={254}
          />
        </FormBody>
      )}
      <Refused error={withdraw.error} otherwise="Não foi possível cancelar o convite. Tente de novo." />
      {data.length > 0 && (
        <ul aria-label="Convites sem resposta" className="flex flex-col">
          {data.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                {invitation.email}
                <span className="block text-ink-2 text-sm">
                  Vale até {formatDate(invitation.expiresAt, timeZoneOf(shop))}
                </span>
              </span>
              {mayWrite && (
                <Button size="sm" tone="quiet" onClick={() => withdraw.mutate(invitation)}>
                  Cancelar convite
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
