import { useForm } from 'react-hook-form';
import { checkNewPassword, NewPasswordField } from '#features/accounts/ui/new-password-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';

export interface AcceptForm {
  readonly name?: string;
  readonly password?: string;
}

interface LinkedAcceptFormProps {
  readonly email: string;
  /** CADASTRO: create an account; SENHA: enter its password; NADA: only confirm. */
  readonly needs: 'CADASTRO' | 'SENHA' | 'NADA';
  readonly busy: boolean;
  readonly onAccept: (typed: AcceptForm) => void;
}

/** Form to accept an invitation. */
export function LinkedAcceptForm({ email, needs, busy, onAccept }: LinkedAcceptFormProps) {
  const { register, handleSubmit, watch, formState } = useForm<{ name: string; password: string }>({
    defaultValues: { name: '', password: '' },
  });
  const { errors } = formState;
  const isNew = needs === 'CADASTRO';
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit(({ name, password }) =>
        onAccept({
          ...(isNew ? { name: name.trim() } : {}),
          ...(needs === 'NADA' ? {} : { password }),
        }),
      )}
    >
      <p className="min-w-0">
        <span className="block text-ink-2 text-sm">Seu e-mail</span>
        <span className="wrap-anywhere font-medium">{email}</span>
      </p>
      {isNew && (
        <TextField
          label="Seu nome"
          hint="Os pedidos que você fizer mostram este nome."
          autoComplete="name"
          maxLength={120}
          error={errors.name?.message}
          {...register('name', {
            validate: (name) => name.trim() !== '' || 'Informe seu nome.',
          })}
        />
      )}
      {isNew && (
        <NewPasswordField
          label="Senha"
          typed={watch('password')}
          error={errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
      )}
      {needs === 'SENHA' && (
        <PasswordField
          hint="A senha do cadastro que você já tem."
          error={errors.password?.message}
          {...register('password', { required: 'Informe sua senha.' })}
        />
      )}
      <Button type="submit" tone="primary" size="lg" wide busy={busy}>
        Aceitar convite
      </Button>
    </form>
  );
}
