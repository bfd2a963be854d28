import { ExternalLink } from 'lucide-react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import { formatAccessKey } from '../../domain/shipments/access-key.ts';
import { pendingGoods, type Shipment } from '../../domain/shipments/shipment.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { Panel } from '../order/panel.tsx';

/** What has left in parts, how each can be followed, and what still comes. */
export function ShipmentsCard({ order }: { readonly order: ShownOrder }) {
  const zone = useTimeZone();
  const { lines, shipments = [], returns = [] } = order;
  const pending = goodsWords({ lines: pendingGoods({ lines, shipments, returns }) }, lines);
  return (
    <Panel title={shipments.length === 1 ? 'Envio' : 'Envios'}>
      <ul className="flex flex-col divide-y divide-line">
        {shipments.map((one) => (
          <li key={one.number} className="flex flex-col gap-2 py-4 text-sm first:pt-0 last:pb-0">
            <Sent one={one} goods={goodsWords(one, lines)} zone={zone} />
          </li>
        ))}
      </ul>
      {pending.length > 0 && (
        <div className="border-line border-t pt-4 text-sm">
          <p className="font-semibold">Ainda vem</p>
          <Goods goods={pending} />
        </div>
      )}
    </Panel>
  );
}

interface SentProps {
  readonly one: Omit<Shipment, 'name'>;
  readonly goods: readonly string[];
  readonly zone: TimeZone;
}

function Sent({ one: { number, at, tracking, invoiceKey, deliveredAt }, goods, zone }: SentProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold text-base">
        Envio {number}
        <Badge tone={deliveredAt === undefined ? 'info' : 'success'}>
          {deliveredAt === undefined ? 'A caminho' : 'Entregue'}
        </Badge>
      </p>
      <Goods goods={goods} />
      {tracking !== undefined && (
        <p className="wrap-anywhere">
          {tracking.carrier}
          {tracking.code !== '' && `, código ${tracking.code}`}
        </p>
      )}
      {tracking?.url !== undefined && (
        <a
          href={tracking.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand-text hover:underline"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Acompanhar envio {number}
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
      )}
      {invoiceKey !== undefined && (
        <p className="text-ink-2 tabular-nums wrap-anywhere">Chave da NF-e: {formatAccessKey(invoiceKey)}</p>
      )}
      <p className="text-ink-2">
        Saiu em <Time at={at} zone={zone} />
        {deliveredAt !== undefined && (
          <>
            ; entregue em <Time at={deliveredAt} zone={zone} />
          </>
        )}
      </p>
    </>
  );
}

const Goods = ({ goods }: { readonly goods: readonly string[] }) => (
  <ul className="wrap-anywhere">
    {goods.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

const Time = ({ at, zone }: { readonly at: number; readonly zone: TimeZone }) => (
  <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, zone)}</time>
);
