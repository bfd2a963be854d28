import { Bell, BellOff } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { useLoginAddress } from '../../login-address.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { storeAlertWish } from './alert-wish.ts';
import { useAlert, useWishedAlert } from './use-alert.ts';

interface PriceAlertProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

const OFFER_TEXT = 'Avise-me se o preço cair';
/** Its icon stands below the left edge of what is above. */
const start = '-ml-3 self-start';

/** Under the buy button: requests a mail for when the product costs less. */
export const PriceAlert = ({ product, scope }: PriceAlertProps) =>
  scope.session.authenticated ? (
    <PriceAlertButton product={product} scope={scope} />
  ) : (
    <PriceAlertLogin product={product} />
  );

const PriceAlertLogin = ({ product }: Pick<PriceAlertProps, 'product'>) => (
  <LinkButton
    href={useLoginAddress()}
    tone="quiet"
    size="sm"
    className={start}
    onClick={() => storeAlertWish('price-drop', product.id)}
  >
    <Bell aria-hidden="true" className="size-4.5" />
    {OFFER_TEXT}
  </LinkButton>
);

/** A single button for both states, so that it keeps the focus when it changes. */
function PriceAlertButton({ product, scope }: PriceAlertProps) {
  const { busy, change } = useAlert(scope, product, 'price-drop');
  const hasAlert = product.hasPriceAlert === true;
  useWishedAlert(product, 'price-drop', { hasAlert, change });
  const Icon = hasAlert ? BellOff : Bell;
  return (
    <Button tone="quiet" size="sm" className={start} busy={busy} onClick={() => void change(!hasAlert)}>
      <Icon aria-hidden="true" className="size-4.5" />
      {hasAlert ? 'Não quero mais o aviso de preço' : OFFER_TEXT}
    </Button>
  );
}
