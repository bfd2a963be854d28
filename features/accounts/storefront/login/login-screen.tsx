import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { LOGIN_FAILED, loginTexts } from '../../contract/texts.ts';
import type { Session } from '../../domain/session.ts';
import { JoinView } from './join-view.tsx';
import { authenticate, awaitedStep, type LoginCredentials } from './login-call.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { WaitingView } from './waiting-view.tsx';

interface LoginScreenProps {
  /** Runs after a login; provided by the app, because it spans several features. */
  readonly onLogin: (session: Session) => Promise<void>;
  /** Registration page. */
  readonly registerHref: string;
  /** Why one logs in, where it is asked for on the way to something. */
  readonly reason?: string | undefined;
  /** What waits behind the login. */
  readonly waitingFor?: ReactNode;
}

export function LoginScreen({ onLogin, registerHref, reason, waitingFor }: LoginScreenProps) {
  const api = useApi();
  const shop = useShop();
  const { register, handleSubmit, formState } = useForm<LoginCredentials>();
  const [challenge, setChallenge] = useState<string>();
  const [waiting, setWaiting] = useState<ApiRefusal>();
  /** Handles errors of either step. */
  const onError = (error: Error): void => {
    setChallenge((known) => awaitedStep(error) ?? known);
    if (!(error instanceof ApiRefusal) || !error.problem.openModal) return;
    setWaiting(error);
    if (error.problem.code === 'waiting-for-approval')
      showMessage({ title: 'Cadastro em análise', text: error.message, tone: 'info' });
  };
  const login = useMutation({
    mutationFn: async (credentials: LoginCredentials) => onLogin(await authenticate(api, credentials)),
    onError,
  });
  const { errors } = formState;
  const back = (): void => {
    login.reset();
    setChallenge(undefined);
  };
  const other = (): void => {
    back();
    setWaiting(undefined);
  };
  if (waiting?.problem.code === 'not-a-client')
    return (
      <JoinView
        onJoin={() => {
          other();
          if (login.variables !== undefined) login.mutate({ ...login.variables, asksToJoin: true });
        }}
        onOther={other}
      />
    );
  if (waiting !== undefined)
    return (
      <WaitingView
        message={waiting.message}
        refused={waiting.problem.code === 'not-approved'}
        onOther={other}
      />
    );
  if (challenge !== undefined)
    return (
      <SecondStepForm
        challenge={challenge}
        asksToJoin={login.variables?.asksToJoin === true}
        onLogin={onLogin}
        onError={onError}
        onBack={back}
      />
    );
  return (
    <div className="mx-auto max-w-form py-2 md:py-8">
      <Card className="p-5 md:p-8">
        <PageTitle lead={reason ?? `Acompanhe pedidos e compre mais rápido em ${shop.name}.`}>
          Entrar
        </PageTitle>
        {waitingFor}
        {login.error !== null && (
          <Alert tone="error" announced className="mt-5">
            {refusalText(login.error)}
          </Alert>
        )}
        <form
          method="post"
          noValidate
          className="mt-6 grid gap-5"
          onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        >
          <TextField
            label="CPF, CNPJ ou e-mail"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint="Ou o seu documento estrangeiro, como passaporte."
            error={errors.login?.message}
            {...register('login', { required: 'Informe seu CPF, CNPJ ou e-mail.' })}
          />
          <PasswordField
            error={errors.password?.message}
            {...register('password', { required: 'Informe sua senha.' })}
          />
          <Checkbox
            label="Sou representante"
            className="-my-2 text-ink-2"
            {...register('asRepresentative')}
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
        <div className="mt-2 flex flex-col gap-3 border-line border-t pt-5">
          <p className="text-center text-ink-2">Ainda não tem cadastro?</p>
          <LinkButton href={registerHref} wide>
            Criar conta
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

/** Where the server failed, the credentials may well be right. */
function refusalText(error: Error): string {
  if (!(error instanceof ApiRefusal)) return LOGIN_FAILED;
  return error.status < 500 ? error.message : loginTexts['too-many-attempts'].message;
}
