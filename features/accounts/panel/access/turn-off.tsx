import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { removeStaffSecondFactorEndpoint } from '../../contract/staff/staff-second-factor.endpoints.ts';

interface TurnOffProps {
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Requires the password and a code: a session alone may not change the second step. */
export function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<{ password: string; code: string }>();
  const remove = useMutation({
    mutationFn: ({ password, code }: { readonly password: string; readonly code: string }) =>
      api.call(removeStaffSecondFactorEndpoint, { body: { senhaAtual: password, codigo: code.trim() } }),
    onSuccess: () => {
      showToast({ text: 'Verificação em duas etapas desativada.' });
      return onDone();
    },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((typed) => remove.mutate(typed))}
    >
      <Refused error={remove.error} otherwise={UPDATE_FAILED} />
      <PasswordField
        autoFocus
        label="Senha atual"
        error={errors.password?.message}
        {...register('password', { required: 'Informe sua senha atual.' })}
      />
      <TextField
        label="Código do aplicativo ou de recuperação"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errors.code?.message}
        {...register('code', { required: 'Informe um código.' })}
      />
      <FormButtons label="Desativar" tone="danger" busy={remove.isPending} onCancel={onCancel} />
    </form>
  );
}
