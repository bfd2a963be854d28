import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { requestDeletionEndpoint } from '../contract/privacy.endpoints.ts';
import { DELETION_FAILED, DELETION_REQUESTED } from '../contract/privacy-texts.ts';
import { COOLING_OFF_DAYS, MAX_ORDER_DAYS } from '../domain/deletion.ts';
import { deletionQuery } from './deletion-query.ts';

/** Lists what would be deleted, and takes the password. The mailed link confirms. */
export function RequestDeletion({ isRequested }: { readonly isRequested: boolean }) {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { password: '' } });
  const request = useMutation({
    mutationFn: ({ password }: { readonly password: string }) =>
      api.call(requestDeletionEndpoint, {
        params: { idcliente: session.clientId },
        body: { senha: password },
      }),
    onSuccess: async () => {
      reset();
      await queryClient.invalidateQueries({ queryKey: deletionQuery(api, session).queryKey });
    },
  });
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2 text-sm">
        <li>
          Somem o cadastro, os endereços, carrinhos, listas, assinaturas, avisos e cupons, em todas as lojas.
        </li>
        <li>Ninguém entra mais com este cadastro, nem quem compra em seu nome.</li>
        <li>
          Dos pedidos fica só o que a lei fiscal manda guardar: número, datas, itens, valores e o documento.
        </li>
        <li>
          Você confirma por e-mail e tem {COOLING_OFF_DAYS} dias para desistir. Um pedido em andamento é
          esperado, por até {MAX_ORDER_DAYS} dias.
        </li>
      </ul>
      <Refused error={request.error} otherwise={DELETION_FAILED} />
      {isRequested && (
        <Alert tone="info" announced title="Falta confirmar">
          {DELETION_REQUESTED}
        </Alert>
      )}
      <form
        method="post"
        noValidate
        className="grid max-w-form gap-4"
        onSubmit={handleSubmit((typed) => request.mutate(typed))}
      >
        <PasswordField
          label="Confirme sua senha"
          error={formState.errors.password?.message}
          {...register('password', { required: 'Informe sua senha.' })}
        />
        <Button type="submit" tone="danger" className="justify-self-start" busy={request.isPending}>
          {isRequested ? 'Enviar o link de novo' : 'Pedir a exclusão'}
        </Button>
      </form>
    </>
  );
}
