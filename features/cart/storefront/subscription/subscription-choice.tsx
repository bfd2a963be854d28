import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { rememberTypes } from '#features/subscriptions/storefront/seen-types.ts';
import { subscriptionTypesQuery } from '#features/subscriptions/storefront/subscriptions-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { Select } from '#platform/ui/forms/select.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { CartSubscription } from '../../domain/saved-cart.ts';
import { useCartLock, useCartState } from '../save/cart-state.ts';
import { saveSubscription } from '../save/lazy-decisions.ts';
import { checkSelection } from './check-selection.ts';

const ONCE = 'Compra única';

/** The choice between a single purchase and subscription types. Choosing reloads the cart. Spec 4, subscription type. */
export function SubscriptionChoice() {
  const api = useApi();
  const { id: supplierId } = useShop();
  const subscription = useCartState((state) => state.subscription);
  const locked = useCartLock() !== undefined;
  const { data: types } = useQuery({ ...subscriptionTypesQuery(api, supplierId), staleTime: 0 });
  const [wanted, setWanted] = useState<string>();
  const selected = subscription?.typeId;
  useEffect(() => {
    if (types !== undefined) void checkSelection(supplierId, selected, types);
  }, [supplierId, selected, types]);
  if (subscription === undefined) return null;

  const choose = async (typeId: string): Promise<void> => {
    setWanted(typeId);
    if (types !== undefined) rememberTypes(supplierId, types);
    await saveSubscription(typeId);
    setWanted(undefined);
  };

  const offered = subscription.offered ? (types ?? []) : [];
  const { message, warning } = subscription;
  const saving = subscription.savings.find(({ typeId }) => typeId === selected)?.saved;
  return (
    <section aria-label="Assinatura" className="flex flex-col gap-2">
      {offered.length > 0 && (
        <Select
          label="Com que frequência?"
          options={optionsOf(offered, subscription)}
          value={wanted ?? selected ?? ''}
          disabled={locked}
          aria-busy={wanted !== undefined}
          onChange={(event) => void choose(event.currentTarget.value)}
        />
      )}
      <div role="status" className="flex flex-col gap-1 text-sm empty:hidden">
        {message !== undefined && (
          <p className="flex items-start gap-2 text-ink-2">
            <Repeat aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-text" />
            <span>
              {message}
              {saving !== undefined && (
                <span className="block font-medium text-success">
                  Você economiza {formatMoney(saving)} neste pedido.
                </span>
              )}
            </span>
          </p>
        )}
        {warning !== undefined && <p className="text-warn wrap-anywhere">{warning}</p>}
      </div>
    </section>
  );
}

const optionsOf = (types: readonly SubscriptionType[], { savings }: CartSubscription) => {
  const saved = new Map(savings.map((each) => [each.typeId, each.saved]));
  return [
    { value: '', label: ONCE },
    ...types.map(({ id, label }) => {
      const saving = saved.get(id);
      return {
        value: id,
        label: saving === undefined ? label : `${label} (-${formatMoney(saving)})`,
      };
    }),
  ];
};
