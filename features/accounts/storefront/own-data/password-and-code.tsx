import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';

interface Proof {
  readonly password: string;
  /** Code of the app, or a recovery code. */
  readonly code: string;
}

interface PasswordAndCodeProps {
  readonly action: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Requires the password and a code: a session alone may not change the second factor. */
export function PasswordAndCode({ action, danger, children, onProof, onCancel }: PasswordAndCodeProps) {
  const { register, handleSubmit, formState } = useForm<Proof>();
  const prove = useMutation({
    mutationFn: ({ password, code }: Proof) => onProof({ password, code: code.trim() }),
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((typed) => prove.mutate(typed))}
    >
      {children}
      <Refused error={prove.error} otherwise={UPDATE_FAILED} />
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
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={prove.isPending}>
          {action}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
