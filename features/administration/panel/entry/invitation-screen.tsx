import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Answer } from '#platform/contract/endpoint.ts';
import { useLead } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { acceptInvitationEndpoint, showInvitationEndpoint } from '../../contract/people.endpoints.ts';
import type { showInvitationSchema } from '../../contract/people.schema.ts';
import { EntryCard } from './entry-card.tsx';
import { checkNewPassword, NewPassword } from './new-password.tsx';

type Invitation = NonNullable<Answer<typeof showInvitationSchema>['convite']>;

/** The link's secret, which stays behind '#'. */
const codeInAddress = (): string => new URLSearchParams(window.location.hash.slice(1)).get('codigo') ?? '';

/** An invited person comes in: to own a shop, or to work for the platform. */
export function InvitationScreen() {
  const api = useApi();
  const [code] = useState(codeInAddress);
  const isCode = /^[\w-]{43}$/.test(code);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['platform', 'invitation', code],
    enabled: isCode,
    queryFn: ({ signal }) => api.call(showInvitationEndpoint, { body: { codigo: code } }, { signal }),
  });
  if (isCode && data === undefined)
    return (
      <EntryCard title="Convite">
        {error === null ? (
          <RowsLoading rows={2} />
        ) : (
          <LoadFailure
            title="Não foi possível abrir o convite"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        )}
      </EntryCard>
    );
  if (data?.convite !== undefined) return <Accept code={code} invitation={data.convite} />;
  return (
    <EntryCard
      title="Convite"
      lead="Este convite venceu, já foi usado ou foi trocado por outro. Peça um novo a quem convidou."
    >
      <LinkButton href="/painel/entrar">Entrar no painel</LinkButton>
    </EntryCard>
  );
}

const offers = {
  PROPRIETARIO: (shop: string) => `Você foi convidado para ser dono da loja ${shop}.`,
  ADMINISTRADOR: () => 'Você foi convidado para administrar a plataforma.',
  SUPORTE: () => 'Você foi convidado para o suporte da plataforma.',
};

function Accept({ code, invitation }: { readonly code: string; readonly invitation: Invitation }) {
  const api = useApi();
  const lead = useLead();
  const queryClient = useQueryClient();
  const { convidadoComo, nome, email, loja = '', temConta } = invitation;
  const { register, handleSubmit, formState, watch } = useForm<{ senha: string }>({
    defaultValues: { senha: '' },
  });
  const join = useMutation({
    mutationFn: ({ senha }: { readonly senha: string }) =>
      api.call(acceptInvitationEndpoint, { body: { codigo: code, senha } }),
    onSuccess: async ({ entrou, slug }) => {
      queryClient.removeQueries({ queryKey: ['staff-session'] });
      const page = slug === undefined ? '/plataforma' : `/painel/${slug}`;
      await lead(entrou ? page : `/painel/entrar?volta=${encodeURIComponent(page)}`, { replace: true });
    },
  });
  const error = formState.errors.senha?.message;
  return (
    <EntryCard title={`Olá, ${nome.split(' ', 1)[0]}`} lead={offers[convidadoComo](loja)}>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => join.mutate(typed))}
      >
        <Refused error={join.error} otherwise="Não foi possível aceitar o convite. Tente de novo." />
        <p className="text-ink-2 wrap-anywhere">
          {temConta
            ? `Você já tem uma conta com ${email}: confirme com a senha dela.`
            : `Crie uma senha para entrar com ${email}.`}
        </p>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {temConta ? (
          <PasswordField
            label="Senha da sua conta"
            error={error}
            {...register('senha', { required: 'Informe sua senha.' })}
          />
        ) : (
          <NewPassword
            typed={watch('senha')}
            error={error}
            {...register('senha', { validate: checkNewPassword })}
          />
        )}
        <Button type="submit" tone="primary" size="lg" wide busy={join.isPending || join.isSuccess}>
          Aceitar convite
        </Button>
      </form>
    </EntryCard>
  );
}
