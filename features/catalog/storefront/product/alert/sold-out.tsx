import { Bell, BellOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { useLoginAddress } from '../../login-address.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { storeAlertWish, takeAlertWish } from './alert-wish.ts';
import { useAlert } from './use-alert.ts';

interface SoldOutProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/** Shown instead of the buy button: offers an alert and similar products. */
export function SoldOut({ product, scope }: SoldOutProps) {
  const { authenticated } = scope.session;
  const asked = product.hasAlert === true;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4">
      <div>
        <p className="font-semibold">{asked ? 'Interesse registrado' : 'Esgotado no momento'}</p>
        <p className="text-ink-2 text-sm">
          {asked
            ? 'Este produto está esgotado. Quando ele voltar, esta página mostra a você.'
            : 'Registre seu interesse: quando ele voltar, esta página mostra a você.'}
        </p>
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
  const { busy, change } = useAlert(scope, product);
  const asked = product.hasAlert === true;
  const askAfterLogin = useEffectEvent(() => {
    if (takeAlertWish(product.id) && !asked) void change(true);
  });
  useEffect(() => askAfterLogin(), []);
  const Icon = asked ? BellOff : Bell;
  return (
    <Button
      tone={asked ? 'secondary' : 'primary'}
      size="lg"
      wide
      busy={busy}
      onClick={() => void change(!asked)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {asked ? 'Não tenho mais interesse' : 'Tenho interesse'}
    </Button>
  );
}

const AlertLogin = ({ product }: Pick<SoldOutProps, 'product'>) => (
  <LinkButton
    href={useLoginAddress()}
    tone={product.offer === undefined ? 'secondary' : 'primary'}
    size="lg"
    wide
    onClick={() => storeAlertWish(product.id)}
  >
    <Bell aria-hidden="true" className="size-4.5" />
    Tenho interesse
  </LinkButton>
);
