import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { renewStaffRecoveryCodesEndpoint } from '../../contract/staff/staff-second-factor.endpoints.ts';

interface RenewCodesProps {
  /** Recovery codes, shown only now. */
  readonly onDone: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Replaces the recovery codes, with the password and a code; the old ones are void. */
export function RenewCodes({ onDone, onCancel }: RenewCodesProps) {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<{ password: string; code: string }>();
  const renew = useMutation({
    mutationFn: ({ password, code }: { readonly password: string; readonly code: string }) =>
      api.call(renewStaffRecoveryCodesEndpoint, { body: { senhaAtual: password, codigo: code.trim() } }),
    onSuccess: ({ codigos }) => onDone(codigos),
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((typed) => renew.mutate(typed))}
    >
      <Refused error={renew.error} otherwise={UPDATE_FAILED} />
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
      <FormButtons label="Trocar códigos" busy={renew.isPending} onCancel={onCancel} />
    </form>
  );
}
