import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { changeStaffEmailEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { AccessCard } from './access-card.tsx';

interface Typed {
  email: string;
  current: string;
}

/** The new address counts once its mailbox has confirmed it. */
export function OwnEmail({ session }: { readonly session: StaffSession }) {
  const [changing, setChanging] = useState(false);
  const [sent, setSent] = useState<string>();
  const done = (message: string): void => {
    setSent(message);
    setChanging(false);
  };
  return (
    <AccessCard title="E-mail" help={`Você entra com ${session.email}.`}>
      {sent !== undefined && (
        <Alert tone="success" announced>
          {sent}
        </Alert>
      )}
      {changing ? (
        <EmailForm onDone={done} onCancel={() => setChanging(false)} />
      ) : (
        <Button className="self-start" onClick={() => setChanging(true)}>
          Trocar e-mail
        </Button>
      )}
    </AccessCard>
  );
}

interface EmailFormProps {
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ onDone, onCancel }: EmailFormProps) {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm<Typed>({ defaultValues: { email: '', current: '' } });
  const send = useMutation({
    mutationFn: ({ email, current }: Typed) =>
      api.call(changeStaffEmailEndpoint, { body: { email: email.trim(), senhaAtual: current } }),
    onSuccess: ({ message }) => onDone(message),
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((typed) => send.mutate(typed))}
    >
      <Refused error={send.error} otherwise={UPDATE_FAILED} />
      <TextField
        label="Novo e-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoFocus
        error={errors.email?.message}
        {...register('email', { required: 'Informe o novo e-mail.' })}
      />
      <PasswordField
        label="Senha atual"
        error={errors.current?.message}
        {...register('current', { required: 'Informe sua senha atual.' })}
      />
      <FormButtons label="Enviar confirmação" busy={send.isPending} onCancel={onCancel} />
    </form>
  );
}
