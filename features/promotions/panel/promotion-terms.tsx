import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PolicyScope } from '#features/pricing/domain/policy.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { counted, namesWords } from '#features/pricing/panel/names-words.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Card } from '#platform/ui/card.tsx';
import { promotionChoicesQuery } from './promotion-choices.ts';

interface PromotionTermsProps {
  readonly promotion: Promotion;
  readonly sources: PriceSources;
}

/** All that stays as it was made, by name. */
export function PromotionTermsCard({ promotion, sources }: PromotionTermsProps) {
  const { shop } = useStaffPlace();
  const { data } = useQuery(promotionChoicesQuery(sources, shop.id, promotion));
  const { condition, reward, audience, validity, priority, notWithPolicy } = promotion;
  const named = (ids: readonly string[] = []) => ids.map((id) => data?.nameOf(id));
  const scopeWords = ({ products, categories, brands, tags }: PolicyScope): string =>
    [
      products.length === 0 ? '' : namesWords(named(products), counted('produto', 'produtos')),
      categories.length === 0
        ? ''
        : `Categorias: ${namesWords(named(categories), counted('categoria', 'categorias'))}`,
      brands.length === 0 ? '' : `Marcas: ${brands.join(', ')}`,
      tags.length === 0 ? '' : `Etiquetas: ${tags.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; ') || 'Todos';
  const people = [...(audience.groups ?? []).map((group) => `Grupo ${group}`), ...named(audience.clients)];
  const methods = audience.paymentMethods ?? [];
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Condições</h2>
      <Facts
        facts={[
          { label: 'Produtos que contam', value: scopeWords(condition.scope) },
          reward.kind === 'gift'
            ? {
                label: 'Brinde',
                value: namesWords(named([reward.productId]), counted('produto', 'produtos')),
              }
            : {
                label: 'Produtos que ganham',
                value: reward.scope === undefined ? 'Os mesmos' : scopeWords(reward.scope),
              },
          {
            label: 'Para quem',
            value: people.length === 0 ? 'Todos' : namesWords(people, counted('cliente', 'clientes')),
          },
          {
            label: 'Formas de pagamento',
            value:
              methods.length === 0 ? 'Qualquer uma' : namesWords(named(methods), counted('forma', 'formas')),
          },
          {
            label: 'Início',
            value:
              validity.from === undefined
                ? 'Quando foi criada'
                : formatDateTime(validity.from, timeZoneOf(shop)),
          },
          { label: 'Prioridade', value: String(priority) },
          {
            label: 'Produtos que já estão com desconto',
            value: notWithPolicy ? 'Não ganham' : 'Também ganham',
          },
        ]}
      />
    </Card>
  );
}
