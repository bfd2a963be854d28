import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';

export interface InviteValues {
  nome: string;
  email: string;
  papel: string;
}

interface InviteFormProps {
  /** Absent: there is one role only. */
  readonly roles?: readonly { readonly value: string; readonly label: string }[];
  readonly invite: (values: InviteValues) => Promise<{ readonly link: string }>;
  readonly onInvited: (name: string, link: string) => unknown;
  readonly onCancel: () => void;
}

export function InviteForm({ roles, invite, onInvited, onCancel }: InviteFormProps) {
  const form = usePanelForm({
    values: { nome: '', email: '', papel: roles?.[0]?.value ?? '' },
    save: invite,
    onSaved: ({ link }, { nome }) => onInvited(nome, link),
  });
  return (
    <FormBody form={form} label="Convidar" plain onCancel={onCancel}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormText form={form} name="nome" label="Nome" required="Informe o nome." maxLength={100} />
        <FormText form={form} name="email" label="E-mail" type="email" required="Informe o e-mail." />
        {roles !== undefined && <FormSelect form={form} name="papel" label="Papel" options={roles} />}
      </div>
    </FormBody>
  );
}
