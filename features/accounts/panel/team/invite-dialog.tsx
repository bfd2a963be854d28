import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { roleChoiceToWire } from '../../contract/staff/role.wire.ts';
import { inviteStaffEndpoint } from '../../contract/staff/team.endpoints.ts';
import type { TeamRole } from '../../domain/team.ts';
import { useStaffPlace } from '../staff-place.ts';
import { roleChoiceOf, roleOptions } from './role-options.ts';
import { RolePurpose } from './role-purpose.tsx';
import { teamQuery } from './team-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface InviteDialogProps {
  readonly roles: readonly TeamRole[];
  readonly onClose: () => void;
}

export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop, standing } = useStaffPlace();
  const form = usePanelForm({
    values: { email: '', role: '' },
    save: ({ email, role }) =>
      api.call(inviteStaffEndpoint, {
        params: { idfornecedor: shop.id },
        body: { email: email.trim(), ...roleChoiceToWire(roleChoiceOf(role)) },
      }),
    saved: ({ email }) => `Convite enviado a ${email}.`,
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
      onClose();
    },
  });
  return (
    <Suspense>
      <Dialog
        open
        onClose={onClose}
        title="Convidar para a equipe"
        description="A pessoa recebe um link por e-mail, que vale por 7 dias."
      >
        <FormBody form={form} plain label="Enviar convite" onCancel={onClose}>
          <FormText
            form={form}
            name="email"
            type="email"
            label="E-mail"
            maxLength={254}
            required="Informe o e-mail."
          />
          <FormSelect
            form={form}
            name="role"
            label="Função"
            prompt="Escolha…"
            options={roleOptions(standing, roles)}
            required="Escolha a função."
          />
          <RolePurpose value={form.form.watch('role')} roles={roles} />
        </FormBody>
      </Dialog>
    </Suspense>
  );
}
