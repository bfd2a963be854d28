import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { codeTexts, UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { setPasswordEndpoint } from '../../contract/login/password.endpoints.ts';
import { checkNewPassword, NewPasswordField } from '../../ui/new-password-field.tsx';
import { useMailedCode } from '../../ui/use-mailed-code.ts';
import { FormCard } from '../form-card.tsx';

/** Target of the mailed link. Opening it changes nothing; only the form does. */
export function NewPasswordScreen() {
  const api = useApi();
  const { slug } = useShop();
  const code = useMailedCode();
  const login = usePublicHref(shopHref(slug, '/entrar'));
  const { register, handleSubmit, watch, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
  });
  const save = useMutation({
    mutationFn: ({ password }: { readonly password: string }) =>
      api.call(setPasswordEndpoint, { body: { codigo: code ?? '', senha: password } }),
  });
  if (save.isSuccess)
    return (
      <FormCard title="Senha criada">
        <Alert tone="success" announced title={save.data.message}>
          Entre com a nova senha. As sessões que estavam abertas foram encerradas.
        </Alert>
        {/* A full page load removes the state of the ended session. */}
        <a href={login} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
          Entrar
        </a>
      </FormCard>
    );
  if (code === '')
    return (
      <FormCard title="Criar nova senha">
        <Alert tone="warn">{codeTexts['invalid-link'].message}</Alert>
        <LinkButton href={shopHref(slug, '/senha/recuperar')} tone="primary" wide>
          Pedir outro link
        </LinkButton>
      </FormCard>
    );
  return (
    <FormCard title="Criar nova senha" lead="Escolha uma senha que você não usa em outro lugar.">
      <Refused error={save.error} otherwise={UPDATE_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((typed) => save.mutate(typed))}
      >
        <NewPasswordField
          typed={watch('password')}
          error={formState.errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={save.isPending}>
          Salvar senha
        </Button>
        {save.isError && (
          <LinkButton href={shopHref(slug, '/senha/recuperar')} tone="quiet" wide>
            Pedir outro link
          </LinkButton>
        )}
      </form>
    </FormCard>
  );
}
