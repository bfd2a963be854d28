import { useQueryClient } from '@tanstack/react-query';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeStaffNameEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { staffSessionQuery } from '../staff-session-query.ts';
import { AccessCard } from './access-card.tsx';

export function OwnName({ session }: { readonly session: StaffSession }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: { name: session.name },
    save: ({ name }) => api.call(changeStaffNameEndpoint, { body: { nome: name } }),
    saved: 'Nome salvo.',
    onSaved: (_, { name }) => {
      const renamed: StaffSession = { ...session, name: name.trim() };
      queryClient.setQueryData<StaffSession | null>(staffSessionQuery(api).queryKey, renamed);
    },
  });
  return (
    <AccessCard title="Nome" help="Como a equipe e, nas conversas, os clientes veem você.">
      <FormBody form={form} plain label="Salvar nome">
        <FormText
          form={form}
          name="name"
          label="Seu nome"
          maxLength={120}
          autoComplete="name"
          required="Informe o seu nome."
        />
      </FormBody>
    </AccessCard>
  );
}
