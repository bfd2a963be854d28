import { useMemo } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import type { Column } from '#platform/panel/table/column.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { mayPick } from '../../domain/picking/picking.ts';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { StatusBadge } from '../status-badge.tsx';

export function useOrderColumns(): readonly Column<ShopOrderSummary>[] {
  const { shop } = useStaffPlace();
  const mayMove = useMay('orders:write');
  return useMemo(() => {
    const zone = timeZoneOf(shop);
    return [
      {
        id: 'numero',
        title: 'Pedido',
        always: true,
        cell: ({ number }) => (
          <AppLink
            href={panelHref(shop, `/pedidos/${number}`)}
            className="font-semibold text-brand-text hover:underline"
          >
            {number}
          </AppLink>
        ),
      },
      {
        id: 'data',
        title: 'Data',
        sort: 'criado',
        noWrap: true,
        cell: ({ createdAt }) => formatDateTime(createdAt, zone),
      },
      { id: 'cliente', title: 'Cliente', cell: ({ client }) => client.name },
      {
        id: 'documento',
        title: 'CPF ou CNPJ',
        noWrap: true,
        hidden: true,
        cell: ({ client }) => client.document ?? '',
      },
      {
        id: 'situacao',
        title: 'Situação',
        cell: ({ status, number }) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={status} />
            {mayMove && mayPick(status) && (
              <AppLink
                href={panelHref(shop, `/pedidos/${number}/separar`)}
                aria-label={`Separar o pedido ${number}`}
                className="text-brand-text text-sm hover:underline"
              >
                Separar
              </AppLink>
            )}
          </span>
        ),
      },
      {
        id: 'entrega',
        title: 'Recebe por',
        cell: ({ deliveryType }) => (deliveryType === 'pickup' ? 'Retirada' : 'Entrega'),
      },
      { id: 'pagamento', title: 'Pagamento', cell: ({ paymentName }) => paymentName },
      { id: 'emitente', title: 'Emitido por', hidden: true, cell: ({ issuedBy }) => issuedBy },
      {
        id: 'validade',
        title: 'Vale até',
        hidden: true,
        cell: ({ validUntil }) => (validUntil === undefined ? '' : formatDateTime(validUntil, zone)),
      },
      { id: 'total', title: 'Total', numeric: true, sort: 'total', cell: ({ total }) => formatMoney(total) },
    ];
  }, [shop, mayMove]);
}
