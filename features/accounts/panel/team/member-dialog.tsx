import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { roleChoiceToWire } from '../../contract/staff/role.wire.ts';
import { roleName } from '../../contract/staff/role-names.ts';
import { writeStaffMemberEndpoint } from '../../contract/staff/team.endpoints.ts';
import type { WireMember } from '../../contract/staff/team.schema.ts';
import { memberFromWire } from '../../contract/staff/team.wire.ts';
import type { TeamMember, TeamRole } from '../../domain/team.ts';
import { useStaffPlace } from '../staff-place.ts';
import { roleChoiceOf, roleOptions, roleValue } from './role-options.ts';
import { RolePurpose } from './role-purpose.tsx';
import { teamQuery } from './team-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface MemberDialogProps {
  readonly member: TeamMember;
  readonly roles: readonly TeamRole[];
  readonly onClose: () => void;
}

/** Gives a member another role. */
export function MemberDialog({ member, roles, onClose }: MemberDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop, standing } = useStaffPlace();
  const options = roleOptions(standing, roles);
  const form = usePanelForm({
    values: { role: roleValue(member.role) },
    version: member.version,
    save: ({ role }, version = member.version) =>
      api.call(writeStaffMemberEndpoint, {
        params: { idfornecedor: shop.id, idpessoa: member.id },
        body: { ...roleChoiceToWire(roleChoiceOf(role)), versao: version },
      }),
    saved: `Função de ${member.name} mudada.`,
    current: (state) => {
      const { role, version } = memberFromWire(state as WireMember);
      return { values: { role: roleValue(role) }, version };
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
      onClose();
    },
  });
  const chosen = form.form.watch('role');
  const labelOf = (value: string): string =>
    options.find((option) => option.value === value)?.label ?? roleName(member.role);
  return (
    <Suspense>
      <Dialog
        open
        onClose={onClose}
        title={`Função de ${member.name}`}
        description="O que a pessoa não puder mais fazer fica fechado na hora."
      >
        <FormBody form={form} plain onCancel={onClose} labels={{ role: 'Função' }} show={{ role: labelOf }}>
          <FormSelect form={form} name="role" label="Função" options={options} required />
          <RolePurpose value={chosen} roles={roles} />
        </FormBody>
      </Dialog>
    </Suspense>
  );
}
