import { Hourglass, ShoppingCart, UserX } from 'lucide-react';
import { useEffect } from 'react';
import { maySubmitOrders } from '#features/accounts/domain/approval.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { submitTexts } from '../../contract/texts.ts';
import { type Submit, useSubmit } from '../submit/use-submit.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutProblems } from './checkout-problems.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFollowCart } from './use-follow-cart.ts';
import { openWishes } from './wishes.ts';

interface CheckoutScreenProps {
  readonly onPlaced: (number: OrderNumber) => Promise<void>;
}

/** From the cart to an order. Spec 4, order submit. */
export function CheckoutScreen({ onPlaced }: CheckoutScreenProps) {
  const { shop, session } = useBuyer();
  const approved = maySubmitOrders(new Set(shop.tags), session.approved === true);
  return approved ? <ApprovedCheckout onPlaced={onPlaced} /> : <Unapproved refused={session.refused} />;
}

function ApprovedCheckout({ onPlaced }: CheckoutScreenProps) {
  const checkout = useCheckout();
  const { buyer, cart } = checkout;
  useFollowCart(buyer, cart);
  const submit = useSubmit(buyer, onPlaced);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wishes belong to the shop and the client
  useEffect(() => openWishes(buyer), [buyer.shop.id, buyer.session.clientId]);
  if (cart === undefined) return <CheckoutSkeleton />;
  if (cart.lines.length === 0) return <EmptyCheckout submit={submit} warning={cart.message} />;
  return <CheckoutForm checkout={checkout} submit={submit} />;
}

/** The cart is also empty after an order whose response was lost; that order is being looked up then. */
function EmptyCheckout({
  submit,
  warning,
}: {
  readonly submit: Submit;
  readonly warning: string | undefined;
}) {
  const { shop } = useBuyer();
  return (
    <>
      <CheckoutProblems missing={[]} submit={submit} ref={null} />
      {warning !== undefined && <Alert tone="warn" title={warning} announced />}
      <EmptyState
        icon={<ShoppingCart />}
        level={1}
        title="O carrinho está vazio"
        text="Experimente adicionar alguns produtos."
        actions={
          <>
            <LinkButton tone="primary" href={homeAddress(shop.slug)}>
              Ver produtos
            </LinkButton>
            <LinkButton href={shopHref(shop.slug, '/pedidos')}>Meus pedidos</LinkButton>
          </>
        }
      />
    </>
  );
}

/** The shop has not approved the client yet, or has rejected it. */
function Unapproved({ refused = false }: { readonly refused: boolean | undefined }) {
  const { shop } = useBuyer();
  return (
    <EmptyState
      icon={refused ? <UserX /> : <Hourglass />}
      level={1}
      title={refused ? 'Cadastro não aprovado' : 'Cadastro em análise'}
      text={submitTexts[refused ? 'registration-refused' : 'not-approved'].message}
      actions={
        <>
          <LinkButton tone="primary" href={homeAddress(shop.slug)}>
            Continuar navegando
          </LinkButton>
          <LinkButton href={shopHref(shop.slug, '/carrinho')}>Voltar ao carrinho</LinkButton>
        </>
      }
    />
  );
}
