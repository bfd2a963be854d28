import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { LOGIN_FAILED } from '../../contract/texts.ts';
import type { Session } from '../../domain/session.ts';
import { FormCard } from '../form-card.tsx';
import { submitSecondStep } from './login-call.ts';

interface SecondStepProps {
  /** Returned by the first step. Stored in memory only. */
  readonly challenge: string;
  readonly asksToJoin: boolean;
  readonly onLogin: (session: Session) => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** Takes the app's code, or a recovery code. */
export function SecondStepForm({ challenge, asksToJoin, onLogin, onError, onBack }: SecondStepProps) {
  const api = useApi();
  const [recovering, setRecovering] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<{ code: string }>();
  const enter = useMutation({
    mutationFn: async ({ code }: { readonly code: string }) =>
      onLogin(await submitSecondStep(api, { challenge, code, asksToJoin })),
    onError,
  });
  const change = (): void => {
    setRecovering(!recovering);
    reset();
    enter.reset();
  };
  return (
    <FormCard
      title="Verificação em duas etapas"
      lead={
        recovering
          ? 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.'
          : 'Digite o código de 6 dígitos que o seu aplicativo autenticador mostra agora.'
      }
    >
      <Refused error={enter.error} otherwise={LOGIN_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => enter.mutate(typed))}
      >
        <TextField
          key={recovering ? 'recovery' : 'app'}
          label={recovering ? 'Código de recuperação' : 'Código do aplicativo'}
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          autoCapitalize={recovering ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
          autoFocus
          className="text-lg tracking-widest tabular-nums"
          error={formState.errors.code?.message}
          {...register('code', { required: 'Informe o código.' })}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={enter.isPending || enter.isSuccess}>
          Entrar
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          <Button tone="quiet" onClick={change}>
            {recovering ? 'Usar o aplicativo' : 'Estou sem o aplicativo'}
          </Button>
          <Button tone="quiet" onClick={onBack}>
            Voltar
          </Button>
        </div>
      </form>
    </FormCard>
  );
}
