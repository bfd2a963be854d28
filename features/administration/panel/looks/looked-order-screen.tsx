import { useQuery } from '@tanstack/react-query';
import type { Side } from '#features/orders/domain/mover.ts';
import { StatusBadge } from '#features/orders/panel/status-badge.tsx';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Timeline } from '#platform/panel/pieces/timeline.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { LookedOrder } from '../../domain/look.ts';
import { LookNote } from './look-note.tsx';
import { lookedClientHref, lookedOrderQuery } from './looks-query.ts';
import { phaseWords } from './phase-words.ts';

const zone = timeZoneOf(NO_SUPPLIER);
const sides: Readonly<Record<Side, string>> = { client: 'cliente', shop: 'loja', system: 'sistema' };

/** One order of a shop, for the platform's support: it is read here, and changed only in the shop's panel. */
export function LookedOrderScreen() {
  const shopId = usePathPart('id');
  const number = Number(usePathPart('numero'));
  const { data, error, refetch, isFetching } = useQuery(lookedOrderQuery(useApi(), shopId, number));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={`Pedido ${number}`}
        back={{ href: `/plataforma/busca?q=${number}`, label: 'Busca' }}
        status={data && <StatusBadge status={data.status} />}
        {...(data && { lead: formatDateTime(data.createdAt, zone) })}
        actions={<LinkButton href={`/plataforma/lojas/${shopId}`}>Ver a loja</LinkButton>}
      />
      {data === undefined && error === null && <RowsLoading />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível abrir o pedido"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <>
          <LookNote />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Facts order={data} shopId={shopId} />
            <Lines order={data} />
            <Card as="section" aria-labelledby="historico" className="flex flex-col gap-4 lg:col-span-2">
              <h2 id="historico" className="text-lg">
                Histórico
              </h2>
              <Timeline
                zone={zone}
                items={data.events.toReversed().map(({ status, at, side, reason }, index) => ({
                  id: index,
                  at,
                  title: <StatusBadge status={status} />,
                  by: sides[side],
                  ...(reason === undefined ? {} : { text: reason }),
                }))}
              />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly order: LookedOrder;
}

function Facts({ order, shopId }: PartProps & { readonly shopId: string }) {
  const phase = phaseWords[order.paymentPhase];
  const rows = [
    {
      label: 'Cliente',
      value: (
        <AppLink href={lookedClientHref(shopId, order.client.id)} className="text-brand-text underline">
          {order.client.name || 'Sem nome'}
        </AppLink>
      ),
    },
    { label: 'Entrega', value: order.delivery === 'delivery' ? 'Entrega' : 'Retirada na loja' },
    { label: 'Forma de pagamento', value: order.paymentName },
    { label: 'Pagamento', value: <Badge tone={phase.tone}>{phase.title}</Badge> },
    { label: 'Feito por', value: order.byApiKey ? 'Sistema da loja (chave de API)' : 'Uma pessoa' },
  ];
  return (
    <Card as="section" aria-labelledby="dados" className="flex flex-col gap-4">
      <h2 id="dados" className="text-lg">
        Dados
      </h2>
      <SummaryList rows={rows} />
    </Card>
  );
}

function Lines({ order: { lines, subtotal, deliveryFee, discount, total } }: PartProps) {
  const sums = [
    { label: 'Subtotal', value: formatMoney(subtotal) },
    { label: 'Taxa de entrega', value: formatMoney(deliveryFee) },
    { label: 'Desconto', value: formatMoney(discount) },
    { label: 'Total', value: formatMoney(total), strong: true },
  ];
  return (
    <Card as="section" aria-labelledby="itens" className="flex flex-col gap-4">
      <h2 id="itens" className="text-lg">
        Itens
      </h2>
      <ul className="divide-y divide-line text-sm">
        {lines.map(({ sku, name, unit, quantity, total: sum }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can be on two lines, which never change.
          <li key={`${sku} ${index}`} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {name}{' '}
              <span className="text-ink-2">
                {sku} · {formatQuantity(quantity)} {unit}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{formatMoney(sum)}</span>
          </li>
        ))}
      </ul>
      <SummaryList rows={sums} />
    </Card>
  );
}
