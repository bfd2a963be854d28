import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { setStaffPasswordEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import { ownAccessTexts } from '../../contract/staff/own-access-texts.ts';
import { checkNewPassword, NewPasswordField } from '../../ui/new-password-field.tsx';
import { useMailedCode } from '../../ui/use-mailed-code.ts';
import { Entrance, LOGIN_HREF } from './entrance.tsx';

const again = (
  <LinkButton href="/painel/conta/esqueci" tone="primary" wide>
    Pedir outro link
  </LinkButton>
);

/** Target of the mailed link. Opening it changes nothing; only the form does. */
export function SetPasswordScreen() {
  const api = useApi();
  const code = useMailedCode();
  const { register, handleSubmit, watch, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
  });
  const save = useMutation({
    mutationFn: ({ password }: { readonly password: string }) =>
      api.call(setStaffPasswordEndpoint, { body: { codigo: code ?? '', senha: password } }),
  });
  if (save.isSuccess)
    return (
      <Entrance title="Senha criada">
        <Alert tone="success" announced>
          {save.data.message}
        </Alert>
        {/* A full page load removes the state of the ended session. */}
        <a href={LOGIN_HREF} className={buttonStyle({ tone: 'primary', wide: true })}>
          Entrar
        </a>
      </Entrance>
    );
  if (code === '')
    return (
      <Entrance title="Criar nova senha">
        <Alert tone="warn">{ownAccessTexts['invalid-link'].message}</Alert>
        {again}
      </Entrance>
    );
  return (
    <Entrance title="Criar nova senha" lead="Escolha uma senha que você não usa em outro lugar.">
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((typed) => save.mutate(typed))}
      >
        <Refused error={save.error} otherwise={UPDATE_FAILED} />
        <NewPasswordField
          typed={watch('password')}
          error={formState.errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={save.isPending}>
          Salvar senha
        </Button>
        {save.isError && again}
      </form>
    </Entrance>
  );
}
