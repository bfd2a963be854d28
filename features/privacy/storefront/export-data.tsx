import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { download } from '#platform/web/download.ts';
import { useApi } from '#platform/web/use-api.ts';
import { exportDataEndpoint } from '../contract/privacy.endpoints.ts';
import { EXPORT_FAILED } from '../contract/privacy-texts.ts';
import { personalReportPage } from '../ui/personal-report-page.ts';

/** Fetches the export once and offers it as a readable page and as JSON. */
export function ExportData() {
  const api = useApi();
  const { slug } = useShop();
  const { clientId, name } = useSession();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { password: '' } });
  const gather = useMutation({
    mutationFn: ({ password }: { readonly password: string }) =>
      api.call(exportDataEndpoint, { params: { idcliente: clientId }, body: { senha: password } }),
    onSuccess: () => reset(),
  });
  const file = (ending: string, type: string, text: string): void =>
    download(`meus-dados-${slug}.${ending}`, new Blob([text], { type: `${type};charset=utf-8` }));
  return (
    <>
      <Refused error={gather.error} otherwise={EXPORT_FAILED} />
      {gather.isSuccess ? (
        <Alert
          tone="success"
          announced
          title="Seus dados estão prontos"
          actions={
            <>
              <Button
                size="sm"
                onClick={() => file('html', 'text/html', personalReportPage(gather.data, name ?? ''))}
              >
                Baixar para ler
              </Button>
              <Button
                size="sm"
                onClick={() => file('json', 'application/json', JSON.stringify(gather.data, null, 2))}
              >
                Baixar em JSON
              </Button>
            </>
          }
        >
          O arquivo tem dados pessoais: guarde-o em lugar seguro.
        </Alert>
      ) : (
        <form
          method="post"
          noValidate
          className="grid max-w-form gap-4"
          onSubmit={handleSubmit((typed) => gather.mutate(typed))}
        >
          <PasswordField
            label="Sua senha"
            error={formState.errors.password?.message}
            {...register('password', { required: 'Informe sua senha.' })}
          />
          <Button type="submit" tone="primary" className="justify-self-start" busy={gather.isPending}>
            Reunir os meus dados
          </Button>
        </form>
      )}
    </>
  );
}
