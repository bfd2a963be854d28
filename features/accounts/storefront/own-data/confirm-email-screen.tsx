import { useMutation } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { codeTexts, UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { confirmEmailEndpoint } from '../../contract/registration/email.endpoints.ts';
import { useMailedCode } from '../../ui/use-mailed-code.ts';
import { FormCard } from '../form-card.tsx';

/** Target of the mailed link. Opening it changes nothing, so that mail scanners confirm nothing. */
export function ConfirmEmailScreen() {
  const api = useApi();
  const { slug, name } = useShop();
  const code = useMailedCode();
  const home = usePublicHref(shopHref(slug, '/'));
  const confirm = useMutation({
    mutationFn: () => api.call(confirmEmailEndpoint, { body: { codigo: code ?? '' } }),
  });
  return (
    <FormCard title="Confirmar e-mail" lead={`Seu cadastro em ${name}`}>
      {confirm.isSuccess && (
        <Alert tone="success" announced title={confirm.data.message}>
          Use este e-mail para entrar.
        </Alert>
      )}
      {code === '' && <Alert tone="warn">{codeTexts['invalid-link'].message}</Alert>}
      <Refused error={confirm.error} otherwise={UPDATE_FAILED} />
      {code !== '' && !confirm.isSuccess ? (
        <Button tone="primary" size="lg" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirmar e-mail
        </Button>
      ) : (
        <a href={home} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
          Ir para a loja
        </a>
      )}
    </FormCard>
  );
}
