import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLead } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { beginInstallationEndpoint, showFirstRunEndpoint } from '../../contract/people.endpoints.ts';
import { EntryCard } from './entry-card.tsx';
import { checkNewPassword, NewPassword } from './new-password.tsx';

interface Typed {
  readonly codigo: string;
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
}

/** An empty installation gets its first administrator: a person who can read what the server printed. */
export function FirstRunScreen() {
  const api = useApi();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['platform', 'first-run'],
    queryFn: ({ signal }) => api.call(showFirstRunEndpoint, {}, { signal }),
  });
  if (data === undefined)
    return (
      <EntryCard title="Primeiro acesso">
        {error === null ? (
          <RowsLoading rows={2} />
        ) : (
          <LoadFailure title="Não foi possível começar" error={error} again={refetch} busy={isFetching} />
        )}
      </EntryCard>
    );
  if (data.aberto) return <FirstAdministrator />;
  return (
    <EntryCard title="Primeiro acesso" lead="Esta instalação já tem quem a administre.">
      <LinkButton href="/painel/entrar" tone="primary">
        Entrar
      </LinkButton>
    </EntryCard>
  );
}

function FirstAdministrator() {
  const api = useApi();
  const lead = useLead();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, watch } = useForm<Typed>({
    defaultValues: { codigo: '', nome: '', email: '', senha: '' },
  });
  const { errors } = formState;
  const begin = useMutation({
    mutationFn: (body: Typed) => api.call(beginInstallationEndpoint, { body }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: ['staff-session'] });
      await lead('/plataforma/segunda-etapa', { replace: true });
    },
  });
  return (
    <EntryCard
      title="Primeiro acesso"
      lead="Crie a conta de quem vai administrar a plataforma. Depois dela você abre a primeira loja."
    >
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => begin.mutate(typed))}
      >
        <Refused error={begin.error} otherwise="Não foi possível criar a conta. Tente de novo." />
        <TextField
          label="Código de instalação"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          hint="Está nas últimas linhas que o servidor mostrou ao iniciar."
          className="font-mono"
          error={errors.codigo?.message}
          {...register('codigo', { required: 'Informe o código.' })}
        />
        <TextField
          label="Seu nome"
          autoComplete="name"
          maxLength={100}
          error={errors.nome?.message}
          {...register('nome', { validate: (text) => text.trim() !== '' || 'Informe seu nome.' })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', { required: 'Informe seu e-mail.' })}
        />
        <NewPassword
          typed={watch('senha')}
          error={errors.senha?.message}
          {...register('senha', { validate: checkNewPassword })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={begin.isPending || begin.isSuccess}>
          Criar conta
        </Button>
      </form>
    </EntryCard>
  );
}
