import { useMutation } from '@tanstack/react-query';
import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { useMailedCode } from '#features/accounts/ui/use-mailed-code.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { productAlertTexts } from '../../contract/alerts/product-alert-texts.ts';
import { optOutEndpoint } from '../../contract/alerts/product-alerts.endpoints.ts';

const FAILED = 'Não foi possível cancelar os avisos agora. Tente novamente.';

/** Target of the mailed link; no login is needed. Opening it changes nothing, so that mail scanners cancel nothing. */
export function OptOutScreen() {
  const api = useApi();
  const { slug, name } = useShop();
  const code = useMailedCode();
  const home = usePublicHref(shopHref(slug, '/'));
  const cancel = useMutation({
    mutationFn: () => api.call(optOutEndpoint, { params: { codigo: code ?? '' }, body: {} }),
  });
  return (
    <FormCard title="Cancelar os avisos" lead={`Os avisos de produtos que você pediu em ${name}`}>
      {cancel.isSuccess && (
        <Alert tone="success" announced title={cancel.data.message}>
          Se quiser, peça outros na página de cada produto.
        </Alert>
      )}
      {code === '' && <Alert tone="warn">{productAlertTexts['invalid-opt-out'].message}</Alert>}
      <Refused error={cancel.error} otherwise={FAILED} />
      {code !== '' && !cancel.isSuccess ? (
        <Button tone="primary" size="lg" wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancelar todos os meus avisos
        </Button>
      ) : (
        <a href={home} className={buttonStyle({ tone: 'primary', size: 'lg', wide: true })}>
          Ir para a loja
        </a>
      )}
    </FormCard>
  );
}
