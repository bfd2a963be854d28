import { useQueryClient } from '@tanstack/react-query';
import type { Permission } from '#kernel/permissions.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { permissionAreas } from '../../contract/staff/permission-texts.ts';
import { createStaffRoleEndpoint, writeStaffRoleEndpoint } from '../../contract/staff/team.endpoints.ts';
import type { WireTeamRole } from '../../contract/staff/team.schema.ts';
import { teamRoleFromWire } from '../../contract/staff/team.wire.ts';
import { discountLimitOf, NO_DISCOUNT_LIMIT, staffMay } from '../../domain/staff-may.ts';
import type { TeamRole } from '../../domain/team.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { teamQuery } from '../team/team-query.ts';

interface RoleValues {
  name: string;
  permissions: string[];
  discountLimit: number | null;
}

const valuesOf = (role: TeamRole | undefined): RoleValues => ({
  name: role?.name ?? '',
  permissions: [...(role?.permissions ?? [])],
  discountLimit: role?.discountLimit ?? NO_DISCOUNT_LIMIT,
});

const sentences = new Map<string, string>(
  permissionAreas.flatMap(({ permissions }) => permissions.map(({ permission, text }) => [permission, text])),
);

/** Name, permissions by area, and the largest discount on quotes. */
export function RoleForm({ role }: { readonly role: TeamRole | undefined }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const lead = useLead();
  const { shop, standing } = useStaffPlace();
  const form = usePanelForm<RoleValues, WireTeamRole>({
    values: valuesOf(role),
    version: role?.version,
    fields: { nome: 'name', permissoes: 'permissions', limiteDesconto: 'discountLimit' },
    save: ({ name, permissions, discountLimit }, version) => {
      const body = {
        nome: name,
        permissoes: permissions as Permission[],
        limiteDesconto: discountLimit ?? 0,
      };
      const idfornecedor = shop.id;
      return role === undefined || version === undefined
        ? api.call(createStaffRoleEndpoint, { params: { idfornecedor }, body })
        : api.call(writeStaffRoleEndpoint, {
            params: { idfornecedor, idfuncao: role.id },
            body: { ...body, versao: version },
          });
    },
    saved: ({ nome }) => `Função ${nome} salva.`,
    current: (state) => {
      const current = teamRoleFromWire(state as WireTeamRole);
      return { values: valuesOf(current), version: current.version };
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
      await lead(panelHref(shop, '/funcoes'));
    },
  });
  const chosen = form.form.watch('permissions');
  const toggle = (permission: Permission, checked: boolean): void =>
    form.form.setValue(
      'permissions',
      checked ? [...chosen, permission] : chosen.filter((one) => one !== permission),
      { shouldDirty: true },
    );
  const most = discountLimitOf(standing);
  return (
    <FormBody
      form={form}
      always={role === undefined}
      label="Salvar função"
      labels={{ name: 'Nome', permissions: 'Permissões', discountLimit: 'Limite de desconto' }}
      show={{ permissions: (names) => names.map((name) => sentences.get(name) ?? name).join(' ') }}
    >
      <FormSection title="Função" help="O nome que aparece na equipe, como “Caixa” ou “Estoque”.">
        <FormText form={form} name="name" label="Nome" maxLength={60} required="Dê um nome à função." />
        {chosen.includes('quotes:write') && (
          <FormInteger
            form={form}
            name="discountLimit"
            label="Maior desconto em orçamentos"
            hint="Contam juntos o desconto e os preços mais baixos. 100% é sem limite."
            unit="%"
            min={0}
            max={most}
            required="Informe o limite."
          />
        )}
      </FormSection>
      {permissionAreas.map(({ title, permissions }) => (
        <FormSection key={title} title={title}>
          <div className="col-span-full flex flex-col">
            {permissions.map(({ permission, text }) => (
              <Checkbox
                key={permission}
                label={text}
                checked={chosen.includes(permission)}
                disabled={!staffMay(standing, permission)}
                onChange={({ currentTarget }) => toggle(permission, currentTarget.checked)}
              />
            ))}
          </div>
        </FormSection>
      ))}
    </FormBody>
  );
}
