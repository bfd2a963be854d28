import { Bell, BellOff } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { useLoginAddress } from '../../login-address.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { storeAlertWish } from './alert-wish.ts';
import { useAlert, useWishedAlert } from './use-alert.ts';

interface SoldOutProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/** Shown instead of the buy button: offers an alert and similar products. */
export function SoldOut({ product, scope }: SoldOutProps) {
  const { authenticated, capacity } = scope.session;
  const hasAlert = product.hasAlert === true;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4">
      <div>
        <p className="font-semibold">{hasAlert ? 'Seu aviso está ativo' : 'Esgotado no momento'}</p>
        <p className="text-ink-2 text-sm">
          {hasAlert
            ? 'Este produto está esgotado. Avisaremos você quando ele chegar.'
            : 'Peça um aviso para quando este produto voltar.'}
        </p>
        {hasAlert && (
          <p className="text-ink-2 text-sm">
            {capacity === 'principal'
              ? 'Uma vez, por e-mail, e na sua próxima visita.'
              : 'Uma vez, por e-mail ao usuário principal, e na próxima visita.'}
          </p>
        )}
      </div>
      {authenticated ? <AlertButton product={product} scope={scope} /> : <AlertLogin product={product} />}
      {product.similar.length > 0 && (
        <p className="text-ink-2 text-sm">
          Enquanto isso, veja os{' '}
          <a href="#parecidos" className="font-semibold text-brand-text underline underline-offset-4">
            produtos parecidos
          </a>
          .
        </p>
      )}
    </div>
  );
}

/** A single button for both states, so that it keeps the focus when it changes. */
function AlertButton({ product, scope }: SoldOutProps) {
  const { busy, change } = useAlert(scope, product, 'availability');
  const hasAlert = product.hasAlert === true;
  useWishedAlert(product, 'availability', { hasAlert, change });
  const Icon = hasAlert ? BellOff : Bell;
  return (
    <Button
      tone={hasAlert ? 'secondary' : 'primary'}
      size="lg"
      wide
      busy={busy}
      onClick={() => void change(!hasAlert)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {hasAlert ? 'Não quero mais o aviso' : 'Avise-me quando chegar'}
    </Button>
  );
}

const AlertLogin = ({ product }: Pick<SoldOutProps, 'product'>) => (
  <LinkButton
    href={useLoginAddress()}
    tone={product.offer === undefined ? 'secondary' : 'primary'}
    size="lg"
    wide
    onClick={() => storeAlertWish('availability', product.id)}
  >
    <Bell aria-hidden="true" className="size-4.5" />
    Avise-me quando chegar
  </LinkButton>
);
