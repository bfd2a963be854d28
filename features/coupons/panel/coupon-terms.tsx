import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { type CountWords, counted, namesWords } from '#features/pricing/panel/names-words.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Card } from '#platform/ui/card.tsx';
import { couponChoicesQuery } from './coupon-choices.ts';
import type { CouponRow } from './coupons-query.ts';

interface CouponTermsProps {
  readonly row: CouponRow;
  readonly sources: PriceSources;
}

/** All that stays as it was made, by name. */
export function CouponTermsCard({ row, sources }: CouponTermsProps) {
  const { shop } = useStaffPlace();
  const { data } = useQuery(couponChoicesQuery(sources, shop.id, row));
  const { coupon, clientId } = row;
  const named = (ids: readonly string[], rest: CountWords): string =>
    namesWords(
      ids.map((id) => data?.nameOf(id)),
      rest,
    );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Condições</h2>
      <Facts
        facts={[
          {
            label: 'Produtos com desconto',
            value:
              coupon.productIds === undefined
                ? 'Todos'
                : named(coupon.productIds, counted('produto', 'produtos')),
          },
          {
            label: 'Compra mínima',
            value: coupon.minimum === 0 ? 'Nenhuma' : `${formatMoney(coupon.minimum)} nesses produtos`,
          },
          {
            label: 'Produtos que já estão com desconto',
            value: coupon.notWithPolicy ? 'Ficam sem o do cupom' : 'Recebem também o do cupom',
          },
          {
            label: 'Para quem',
            value: [
              clientId === undefined ? 'Todos os clientes' : `Só ${named([clientId], () => 'um cliente')}`,
              ...(coupon.firstPurchase ? ['na primeira compra'] : []),
            ].join(', '),
          },
          {
            label: 'Formas de pagamento',
            value:
              coupon.paymentMethodIds === undefined
                ? 'Qualquer uma'
                : named(coupon.paymentMethodIds, counted('forma', 'formas')),
          },
          { label: 'Por onde compra', value: CHANNEL_WORDS[coupon.channel ?? 'ANY'] },
          {
            label: 'Início',
            value:
              coupon.from === undefined ? 'Quando foi criado' : formatDateTime(coupon.from, timeZoneOf(shop)),
          },
          {
            label: 'Como se aplica',
            value: coupon.automatic ? 'Sozinho, sem código' : 'Com o código',
          },
          {
            label: 'Preço com o cupom em cada item do carrinho',
            value: coupon.showsPrices ? 'Aparece' : 'Não aparece',
          },
        ]}
      />
    </Card>
  );
}

const CHANNEL_WORDS = {
  ANY: 'Na loja e com um atendente',
  WEB: 'Só na loja',
  MANUAL: 'Só com um atendente',
} as const;
