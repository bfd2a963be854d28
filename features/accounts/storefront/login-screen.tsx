import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { showMessage } from '#platform/ui/message-state.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { LOGIN_FAILED } from '../contract/texts.ts';
import type { Session } from '../domain/session.ts';
import { authenticate, type Credentials } from './login-call.ts';
import { PasswordField } from './password-field.tsx';

interface LoginScreenProps {
  /** What follows a login is a story across features. */
  readonly onLogin: (session: Session) => Promise<void>;
}

export function LoginScreen({ onLogin }: LoginScreenProps) {
  const api = useApi();
  const shop = useShop();
  const { register, handleSubmit, formState } = useForm<Credentials>();
  const login = useMutation({
    mutationFn: async (credentials: Credentials) => onLogin(await authenticate(api, credentials)),
    onError: (error) => {
      if (error instanceof ApiRefusal && error.problem.openModal) {
        showMessage({ title: 'Cadastro em análise', text: error.message, tone: 'info' });
      }
    },
  });
  const { errors } = formState;
  return (
    <div className="mx-auto max-w-form py-2 md:py-8">
      <Card className="p-5 md:p-8">
        <PageTitle lead={`Acompanhe pedidos e compre mais rápido em ${shop.name}.`}>Entrar</PageTitle>
        {login.error !== null && (
          <Alert tone="error" announced className="mt-5">
            {refusalText(login.error)}
          </Alert>
        )}
        <form
          noValidate
          className="mt-6 grid gap-5"
          onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        >
          <TextField
            label="CPF, CNPJ ou e-mail"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.login?.message}
            {...register('login', { required: 'Informe seu CPF, CNPJ ou e-mail.' })}
          />
          <PasswordField
            error={errors.password?.message}
            {...register('password', { required: 'Informe sua senha.' })}
          />
          <Button type="submit" tone="primary" size="lg" wide busy={login.isPending || login.isSuccess}>
            Entrar
          </Button>
        </form>
        <p className="mt-4 text-center">
          <AppLink
            href={shopHref(shop.slug, '/senha/recuperar')}
            className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
          >
            Esqueci minha senha
          </AppLink>
        </p>
      </Card>
    </div>
  );
}

const refusalText = (error: Error): string => (error instanceof ApiRefusal ? error.message : LOGIN_FAILED);
