import { useQuery } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { listRepresentativesEndpoint } from '#features/delegation/contract/panel-representatives.endpoints.ts';
import { listPaymentMethodsEndpoint } from '#features/payments/contract/methods/payment-methods.endpoints.ts';
import type { Filter } from '#platform/panel/table/filter.ts';
import { useApi } from '#platform/web/use-api.ts';
import { statusOptions } from './orders-list.ts';

/** Lists that hardly change. Milliseconds. */
const A_WHILE = 5 * 60_000;
const MOST = 100;

const days: Filter = { kind: 'days', from: 'de', to: 'ate', label: 'Período' };

/** The filters of the list; the shop's payment methods and representatives are loaded for them. */
export function useOrderFilters(quotes: boolean): readonly Filter[] {
  const api = useApi();
  const { shop } = useStaffPlace();
  const seesRepresentatives = useMay('representatives:read');
  const methods = useQuery({
    queryKey: ['panel', shop.id, 'payment-methods'],
    enabled: !quotes,
    staleTime: A_WHILE,
    queryFn: ({ signal }) =>
      api.call(
        listPaymentMethodsEndpoint,
        { params: { token: 'token', idfornecedor: shop.id }, query: {} },
        { signal },
      ),
  });
  const representatives = useQuery({
    queryKey: ['panel', shop.id, 'representatives', 'filter'],
    enabled: !quotes && seesRepresentatives,
    staleTime: A_WHILE,
    queryFn: ({ signal }) =>
      api.call(
        listRepresentativesEndpoint,
        { params: { idfornecedor: shop.id }, query: { limite: MOST } },
        { signal },
      ),
  });
  const status: Filter = {
    kind: 'options',
    name: 'situacao',
    label: 'Situação',
    options: statusOptions(quotes),
  };
  if (quotes) return [status, days];
  const people = (representatives.data?.dados ?? []).map(({ idrepresentante, nome }) => ({
    value: idrepresentante,
    label: nome,
  }));
  return [
    status,
    days,
    {
      kind: 'options',
      name: 'formaPagamento',
      label: 'Pagamento',
      options: (methods.data ?? []).map(({ idformapagto, nome }) => ({ value: idformapagto, label: nome })),
    },
    {
      kind: 'options',
      name: 'tipoEntrega',
      label: 'Recebe por',
      options: [
        { value: 'DELIVERY', label: 'Entrega' },
        { value: 'RETIRADA', label: 'Retirada' },
      ],
    },
    ...(people.length === 0
      ? []
      : [
          {
            kind: 'options' as const,
            name: 'representante',
            label: 'Representante',
            options: people,
          },
        ]),
  ];
}
