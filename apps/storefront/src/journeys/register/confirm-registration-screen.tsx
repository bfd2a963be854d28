import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  confirmationTexts,
  REGISTRATION_FAILED,
} from '#features/accounts/contract/registration/registration-texts.ts';
import { sessionFromLogin } from '#features/accounts/contract/sessions/session.wire.ts';
import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { WaitingView } from '#features/accounts/storefront/login/waiting-view.tsx';
import { useMailedCode } from '#features/accounts/ui/use-mailed-code.ts';
import { confirmRegistrationEndpoint } from '#features/addresses/contract/registration.endpoints.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { afterLogin } from '../account/after-login.ts';

/** Target of the mailed link. Opening it changes nothing; the password proves that the reader is who registered. */
export function ConfirmRegistrationScreen() {
  const api = useApi();
  const shop = useShop();
  const code = useMailedCode();
  const home = usePublicHref(shopHref(shop.slug, '/'));
  const { register, handleSubmit, formState } = useForm<{ password: string }>();
  const confirm = useMutation({
    mutationFn: async ({ password }: { readonly password: string }) => {
      const answer = await api.call(confirmRegistrationEndpoint, {
        body: { codigo: code ?? '', senha: password },
      });
      const { login, voltar } = answer;
      if (login !== null) {
        const wanted = voltar === null ? undefined : home === '/' ? voltar : home + voltar;
        await afterLogin(sessionFromLogin(login), { api, shop, wanted, home });
      }
      return answer;
    },
  });
  if (confirm.isSuccess && confirm.data.login === null) return <WaitingView message={confirm.data.message} />;
  if (code === '')
    return (
      <FormCard title="Concluir cadastro">
        <Alert tone="warn">{confirmationTexts['invalid-link'].message}</Alert>
        <LinkButton href={shopHref(shop.slug, '/cadastro')} tone="primary" wide>
          Criar conta
        </LinkButton>
      </FormCard>
    );
  return (
    <FormCard
      title="Concluir cadastro"
      lead={`Falta só confirmar que é você, e seu cadastro em ${shop.name} está pronto.`}
    >
      <Refused error={confirm.error} otherwise={REGISTRATION_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => confirm.mutate(typed))}
      >
        <PasswordField
          label="Senha"
          hint="A que você criou no cadastro."
          error={formState.errors.password?.message}
          {...register('password', { required: 'Informe a senha que você criou.' })}
        />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          wide
          busy={confirm.isPending || (confirm.isSuccess && confirm.data.login !== null)}
        >
          Concluir cadastro
        </Button>
      </form>
      {confirm.isError && (
        <LinkButton href={shopHref(shop.slug, '/senha/recuperar')} tone="quiet" wide>
          Recuperar a senha de um cadastro que já existe
        </LinkButton>
      )}
    </FormCard>
  );
}
