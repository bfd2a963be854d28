import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { changeStaffPasswordEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import { checkNewPassword, NewPasswordField } from '../../ui/new-password-field.tsx';
import { AccessCard } from './access-card.tsx';
import { staffDevicesQuery } from './staff-devices-query.ts';

interface Typed {
  current: string;
  password: string;
}

export function OwnPassword() {
  const [changing, setChanging] = useState(false);
  const close = (): void => setChanging(false);
  return (
    <AccessCard title="Senha" help="Ao trocar a senha, as sessões em outros aparelhos são encerradas.">
      {changing ? (
        <PasswordForm onClose={close} />
      ) : (
        <Button className="self-start" onClick={() => setChanging(true)}>
          Trocar senha
        </Button>
      )}
    </AccessCard>
  );
}

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { register, handleSubmit, watch, formState } = useForm<Typed>({
    defaultValues: { current: '', password: '' },
  });
  const save = useMutation({
    mutationFn: ({ current, password }: Typed) =>
      api.call(changeStaffPasswordEndpoint, { body: { senhaAtual: current, senha: password } }),
    onSuccess: async ({ message }) => {
      showToast({ text: message });
      onClose();
      await queryClient.invalidateQueries({ queryKey: staffDevicesQuery(api).queryKey });
    },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((typed) => save.mutate(typed))}
    >
      <Refused error={save.error} otherwise={UPDATE_FAILED} />
      <PasswordField
        label="Senha atual"
        autoFocus
        error={errors.current?.message}
        {...register('current', { required: 'Informe sua senha atual.' })}
      />
      <NewPasswordField
        typed={watch('password')}
        error={errors.password?.message}
        {...register('password', { validate: checkNewPassword })}
      />
      <FormButtons label="Salvar senha" busy={save.isPending} onCancel={onClose} />
    </form>
  );
}
