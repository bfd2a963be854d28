import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { updateUserEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { checkNewPassword, NewPasswordField } from '../../ui/new-password-field.tsx';
import { sessionQuery } from '../login/session-query.ts';
import { sessionSegment, useSession } from '../login/use-session.ts';
import { devicesQuery } from './own-data-queries.ts';

interface Typed {
  readonly currentPassword: string;
  readonly password: string;
}

/** Changes the password, which logs every other device out. */
export function ChangePassword() {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, watch, formState } = useForm<Typed>({
    defaultValues: { currentPassword: '', password: '' },
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Typed) =>
      api.call(updateUserEndpoint, {
        params: { client: sessionSegment(session) },
        body: { dadosUsuario: { senhaAtual: currentPassword, senha: password } },
      }),
    onSuccess: async ({ message }) => {
      reset();
      showToast({ text: message });
      // A new password renews the session: later requests need its new handle.
      await queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
      await queryClient.invalidateQueries({ queryKey: devicesQuery(api, session).queryKey });
    },
  });
  const { errors } = formState;
  return (
    <>
      <Refused error={change.error} otherwise={UPDATE_FAILED} />
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((typed) => change.mutate(typed))}
      >
        <PasswordField
          label="Senha atual"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { required: 'Informe sua senha atual.' })}
        />
        <NewPasswordField
          typed={watch('password')}
          error={errors.password?.message}
          {...register('password', { validate: checkNewPassword })}
        />
        <Button type="submit" tone="primary" className="justify-self-start" busy={change.isPending}>
          Trocar senha
        </Button>
      </form>
    </>
  );
}
