import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { StackingCard } from '#features/cart/panel/stacking-card.tsx';
import { NewPromotionScreen } from '#features/promotions/panel/new-promotion-screen.tsx';
import { PromotionScreen } from '#features/promotions/panel/promotion-screen.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { usePriceSources } from './price-sources.ts';
import { exampleForPromotion } from './stacking-example.ts';

/** Pages of promotions with what they take from other features. */
export const NewPromotionPage = () => <NewPromotionScreen sources={usePriceSources()} />;

export function PromotionPage() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const maySimulate = useMay('prices:read');
  return (
    <PromotionScreen
      sources={usePriceSources()}
      stacking={(promotion) =>
        maySimulate && (
          <StackingCard
            key={promotion.id}
            subject={{ kind: 'promotion', id: promotion.id }}
            example={() => exampleForPromotion(api, shop.id, promotion)}
          />
        )
      }
    />
  );
}
