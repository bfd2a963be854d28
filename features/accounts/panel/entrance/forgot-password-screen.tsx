import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { RECOVERY_FAILED } from '../../contract/clients/own-account-texts.ts';
import { recoverStaffPasswordEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import { Entrance, LOGIN_HREF } from './entrance.tsx';

/** Asks for the mail with a link to a new password. */
export function ForgotPasswordScreen() {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const send = useMutation({
    mutationFn: ({ email }: { readonly email: string }) =>
      api.call(recoverStaffPasswordEndpoint, { body: { email: email.trim() } }),
  });
  if (send.isSuccess)
    return (
      <Entrance title="Veja seu e-mail">
        <Alert tone="success" announced>
          {send.data.message}
        </Alert>
        <LinkButton href={LOGIN_HREF} tone="primary" wide>
          Voltar ao login
        </LinkButton>
      </Entrance>
    );
  return (
    <Entrance title="Esqueci minha senha" lead="Enviamos um link para você criar outra.">
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => send.mutate(typed))}
      >
        <Refused error={send.error} otherwise={RECOVERY_FAILED} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={formState.errors.email?.message}
          {...register('email', { required: 'Informe seu e-mail.' })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={send.isPending}>
          Enviar link
        </Button>
        <LinkButton href={LOGIN_HREF} tone="quiet" wide>
          Voltar ao login
        </LinkButton>
      </form>
    </Entrance>
  );
}
