import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { useInvite } from './use-linked-users.ts';

export function LinkedInviteForm() {
  const invite = useInvite();
  const { register, handleSubmit, reset, formState } = useForm<{ email: string }>({
    defaultValues: { email: '' },
  });
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-lg">Convidar por e-mail</h2>
        <p className="text-ink-2 text-sm">
          A pessoa recebe um link e passa a fazer pedidos por este cadastro. Ela vê só os pedidos que emitiu,
          e não muda o cadastro nem os endereços.
        </p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit(({ email }) => invite.mutate(email, { onSuccess: () => reset() }))}
      >
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email', {
            required: 'Informe o e-mail de quem vai comprar.',
            pattern: { value: /\S@\S+\.\S/, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
          })}
        />
        <Button type="submit" tone="primary" wide busy={invite.isPending}>
          Enviar convite
        </Button>
      </form>
    </>
  );
}
