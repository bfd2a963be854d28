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
import { confirmDeletionEndpoint } from '../contract/privacy.endpoints.ts';
import { confirmTexts, DELETION_FAILED } from '../contract/privacy-texts.ts';

/** Target of the mailed link. Opening it changes nothing, so that mail scanners delete nobody. */
export function ConfirmDeletionScreen() {
  const api = useApi();
  const { slug } = useShop();
  const code = useMailedCode();
  const home = usePublicHref(shopHref(slug, '/'));
  const confirm = useMutation({
    mutationFn: () => api.call(confirmDeletionEndpoint, { body: { codigo: code ?? '' } }),
  });
  const open = code !== '' && !confirm.isSuccess;
  return (
    <FormCard title="Excluir o meu cadastro" lead={open ? 'Falta só confirmar.' : undefined}>
      {confirm.isSuccess && (
        <Alert tone="success" announced title={confirm.data.message}>
          Para desistir, entre e abra “Privacidade e dados”.
        </Alert>
      )}
      {code === '' && <Alert tone="warn">{confirmTexts['invalid-link'].message}</Alert>}
      <Refused error={confirm.error} otherwise={DELETION_FAILED} />
      {open && (
        <Button tone="danger" size="lg" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirmar a exclusão
        </Button>
      )}
      <a href={home} className={buttonStyle({ size: 'lg', wide: true })}>
        {open ? 'Não quero excluir' : 'Ir para a loja'}
      </a>
    </FormCard>
  );
}
