import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { EMAIL_CONFIRMED, UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { updateUserEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { sendVerificationEndpoint } from '../../contract/registration/email.endpoints.ts';
import { sessionSegment, useSession } from '../login/use-session.ts';
import { emailStateQuery } from './own-data-queries.ts';

interface Typed {
  readonly email: string;
  readonly currentPassword: string;
}

/** Login e-mail. A new address takes effect once its mailbox confirms it. */
export function ChangeEmail() {
  const api = useApi();
  const session = useSession();
  const { register, handleSubmit, reset, formState } = useForm<Typed>();
  const change = useMutation({
    mutationFn: ({ email, currentPassword }: Typed) =>
      api.call(updateUserEndpoint, {
        params: { client: sessionSegment(session) },
        body: { dadosUsuario: { email: email.trim(), senhaAtual: currentPassword } },
      }),
    onSuccess: ({ message }) => {
      reset();
      showToast({ text: message });
    },
  });
  const { errors } = formState;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-ink-2 text-sm">E-mail atual</span>
          <span className="wrap-anywhere font-medium">{session.email}</span>
        </p>
        <Verify />
      </div>
      {change.data?.emailpendente !== undefined && (
        <Alert tone="info" announced>
          Enviamos um link para {change.data.emailpendente}. Até a confirmação, continue entrando com o e-mail
          atual.
        </Alert>
      )}
      <Refused error={change.error} otherwise={UPDATE_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((typed) => change.mutate(typed))}
      >
        <TextField
          label="Novo e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', { required: 'Informe o novo e-mail.' })}
        />
        <PasswordField
          label="Senha atual"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { required: 'Informe sua senha atual.' })}
        />
        <Button type="submit" tone="primary" className="justify-self-start" busy={change.isPending}>
          Trocar e-mail
        </Button>
      </form>
    </>
  );
}

/** Badge for a confirmed address, else a button that mails the link. */
function Verify() {
  const api = useApi();
  const { id: idfornecedor } = useShop();
  const session = useSession();
  const { clientId: idcliente } = session;
  const { data: verified } = useSuspenseQuery(emailStateQuery(api, session));
  const send = useMutation({
    mutationFn: () =>
      api.call(sendVerificationEndpoint, {
        query: { canal: 'email', idcliente, idfornecedor, fonte: 'meus-dados' },
      }),
    onSuccess: ({ message }) => showToast({ text: message }),
    onError: () => showToast({ text: 'Não foi possível enviar o link. Tente novamente.', tone: 'error' }),
  });
  if (verified) return <Badge tone="success">{EMAIL_CONFIRMED}</Badge>;
  return (
    <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
      Confirmar e-mail
    </Button>
  );
}
