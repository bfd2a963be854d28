import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { goodsWords } from '../../contract/mails/goods-words.ts';
import { EXCHANGED, returnMoneyWords } from '../../contract/mails/order-mail-return.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { Panel } from '../order/panel.tsx';

/** What went back to the shop, and what becomes of its money. */
export function ReturnsCard({ order: { returns = [], lines } }: { readonly order: ShownOrder }) {
  const zone = useTimeZone();
  return (
    <Panel title={titleOf(returns)}>
      <ul className="flex flex-col divide-y divide-line">
        {returns.map((one) => (
          <li key={one.number} className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
            <ul className="font-semibold wrap-anywhere">
              {goodsWords(one, lines).map((goods) => (
                <li key={goods}>{goods}</li>
              ))}
            </ul>
            {one.unsent && <p>A loja não vai enviar estes produtos.</p>}
            {one.reason !== '' && <p className="whitespace-pre-line wrap-anywhere">Motivo: {one.reason}</p>}
            <p>{one.exchanged ? EXCHANGED : returnMoneyWords(one)}</p>
            <p className="text-ink-2">
              <time dateTime={new Date(one.at).toISOString()}>{formatDateTime(one.at, zone)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function titleOf(returns: NonNullable<ShownOrder['returns']>): string {
  if (returns.every(({ unsent }) => unsent)) return 'Produtos não enviados';
  const exchanges = returns.filter(({ exchanged }) => exchanged).length;
  if (exchanges === returns.length) return exchanges === 1 ? 'Troca' : 'Trocas';
  if (exchanges > 0) return 'Devoluções e trocas';
  return returns.length === 1 ? 'Devolução' : 'Devoluções';
}
