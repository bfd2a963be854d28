import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { LOGIN_FAILED } from '../contract/texts.ts';
import type { StaffSession } from '../domain/staff-session.ts';
import { CodeForm } from './code-form.tsx';
import { challengeOf, logInStaff, type StaffCredentials } from './login-call.ts';

interface LoginFormProps {
  readonly onLogin: (session: StaffSession) => Promise<void>;
  /** Filled in, for a session that has ended. */
  readonly email?: string;
}

/** E-mail and password, then the code of who has a second step. */
export function LoginForm({ onLogin, email = '' }: LoginFormProps) {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<StaffCredentials>({
    defaultValues: { email, password: '' },
  });
  const [challenge, setChallenge] = useState<string>();
  const login = useMutation({
    mutationFn: async (typed: StaffCredentials) => onLogin(await logInStaff(api, typed)),
    onError: (error) => setChallenge(challengeOf(error)),
  });
  const { errors } = formState;
  if (challenge !== undefined)
    return (
      <CodeForm
        challenge={challenge}
        onLogin={onLogin}
        onBack={() => {
          login.reset();
          setChallenge(undefined);
        }}
      />
    );
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((typed) => login.mutate(typed))}
    >
      <Refused error={login.error} otherwise={LOGIN_FAILED} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { required: 'Informe seu e-mail.' })}
      />
      <PasswordField
        error={errors.password?.message}
        {...register('password', { required: 'Informe sua senha.' })}
      />
      <Button type="submit" tone="primary" size="lg" wide busy={login.isPending || login.isSuccess}>
        Entrar
      </Button>
    </form>
  );
}
