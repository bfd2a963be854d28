import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { RECOVERY_FAILED } from '../../contract/clients/own-account-texts.ts';
import { recoverPasswordEndpoint } from '../../contract/login/password.endpoints.ts';
import { FormCard } from '../form-card.tsx';

/** Requests a password link. The response is the same whether the login exists or not. */
export function RecoverScreen() {
  const api = useApi();
  const { slug, id } = useShop();
  const { register, handleSubmit, formState } = useForm<{ login: string }>();
  const request = useMutation({
    mutationFn: ({ login }: { readonly login: string }) =>
      api.call(recoverPasswordEndpoint, {
        params: { token: VISITOR_HANDLE, login: login.trim() },
        query: { idfornecedor: id },
      }),
  });
  const login = shopHref(slug, '/entrar');
  if (request.isSuccess)
    return (
      <FormCard title="Veja seu e-mail">
        <Alert tone="success" announced>
          {request.data.message}
        </Alert>
        <p className="text-ink-2">
          A mensagem vai para {request.data.email}. Se não chegar em alguns minutos, olhe a caixa de spam.
        </p>
        <LinkButton href={login} wide>
          Voltar para o login
        </LinkButton>
      </FormCard>
    );
  return (
    <FormCard title="Esqueci minha senha" lead="Enviamos um link para criar outra senha.">
      <Refused error={request.error} otherwise={RECOVERY_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => request.mutate(typed))}
      >
        <TextField
          label="CPF, CNPJ ou e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.login?.message}
          {...register('login', { required: 'Informe seu CPF, CNPJ ou e-mail.' })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={request.isPending}>
          Enviar link
        </Button>
        <LinkButton href={login} tone="quiet" wide>
          Voltar para o login
        </LinkButton>
      </form>
    </FormCard>
  );
}
