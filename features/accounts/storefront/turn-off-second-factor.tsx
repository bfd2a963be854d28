import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { showToast } from '#platform/ui/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../contract/own-account-texts.ts';
import { removeSecondFactor } from '../contract/remove-second-factor.ts';
import { PasswordField } from './password-field.tsx';
import { Refused } from './refused.tsx';
import { useSession } from './use-session.ts';

interface Typed {
  readonly password: string;
  readonly code: string;
}

interface TurnOffProps {
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** With the password and a code: a session alone takes it off nobody. */
export function TurnOffSecondFactor({ onDone, onCancel }: TurnOffProps) {
  const api = useApi();
  const params = { idcliente: useSession().clientId };
  const { register, handleSubmit, formState } = useForm<Typed>();
  const remove = useMutation({
    mutationFn: ({ password, code }: Typed) =>
      api.call(removeSecondFactor, { params, body: { senhaAtual: password, codigo: code.trim() } }),
    onSuccess: async () => {
      showToast({ text: 'Verificação em duas etapas desativada.' });
      await onDone();
    },
  });
  const { errors } = formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit((typed) => remove.mutate(typed))}>
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="danger" busy={remove.isPending}>
          Desativar
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
