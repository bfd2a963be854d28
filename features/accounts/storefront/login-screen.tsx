import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { showMessage } from '#platform/ui/message-state.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { LOGIN_FAILED } from '../contract/texts.ts';
import type { Session } from '../domain/session.ts';
import { authenticate, type Credentials } from './login-call.ts';

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
      </Card>
    </div>
  );
}

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], 'label'>;

function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label="Senha"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <IconButton
          label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

const refusalText = (error: Error): string => (error instanceof ApiRefusal ? error.message : LOGIN_FAILED);
