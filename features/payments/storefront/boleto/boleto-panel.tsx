import { FileDown, Mail, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { OwnTitle } from '../../contract/titles/title.wire.ts';
import { formatLine } from '../../domain/boleto/typed-line.ts';
import { isOverdue, type TitleBoleto } from '../../domain/title.ts';
import { Barcode } from './barcode.tsx';
import { CopyLine } from './copy-line.tsx';
import { dueWords } from './due-words.ts';
import { SendForm } from './send-form.tsx';
import { useBoletos } from './use-boletos.ts';

interface BoletoPanelProps {
  readonly titles: readonly OwnTitle[];
  /** Reloads the order after a second copy. */
  readonly onRenewed: () => Promise<unknown>;
}

/** The titles of an order, each with its boleto. */
export function BoletoPanel({ titles, onRenewed }: BoletoPanelProps) {
  return (
    <ul className="flex flex-col gap-6">
      {titles.map((title) => (
        <li
          key={title.id}
          className="flex flex-col gap-4 not-first:border-line not-first:border-t not-first:pt-6"
        >
          <Due title={title} />
          {title.status === 'open' && title.boleto !== undefined && (
            <OpenBoleto title={title} boleto={title.boleto} onRenewed={onRenewed} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Due({ title }: { readonly title: OwnTitle }) {
  const today = todayOf({ supplier: useShop(), now: Date.now() });
  const amount = title.boleto?.amount ?? title.amount;
  const renewed = title.boleto !== undefined && title.boleto.dueOn !== title.dueOn;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-center gap-2.5">
        <strong className="text-lg tabular-nums">{formatMoney(amount)}</strong>
        <span className="text-ink-2">
          {renewed ? 'segunda via até' : 'vencimento em'}{' '}
          <span className="tabular-nums">{formatDay(title.boleto?.dueOn ?? title.dueOn)}</span>
        </span>
      </p>
      <Badge tone={title.status === 'paid' ? 'success' : isOverdue(title, today) ? 'danger' : 'neutral'}>
        {dueWords(title, today)}
      </Badge>
    </div>
  );
}

interface OpenBoletoProps extends Pick<BoletoPanelProps, 'onRenewed'> {
  readonly title: OwnTitle;
  readonly boleto: TitleBoleto;
}

function OpenBoleto({ title, boleto, onRenewed }: OpenBoletoProps) {
  const { file, renew, send } = useBoletos(onRenewed);
  const [sending, setSending] = useState(false);
  const today = todayOf({ supplier: useShop(), now: Date.now() });
  const late = isOverdue({ status: 'open', dueOn: boleto.dueOn }, today);
  return (
    <>
      {!late && (
        <div className="flex flex-col gap-3">
          <p className="break-words rounded-md bg-sunken p-3 text-center font-mono text-sm">
            <span className="sr-only">Linha digitável: </span>
            {formatLine(boleto.line)}
          </p>
          <Barcode digits={boleto.barcode} />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        {late ? (
          <Button tone="primary" busy={renew.isPending} onClick={() => renew.mutate(title.id)}>
            <RefreshCw aria-hidden="true" className="size-4" />
            Emitir segunda via
          </Button>
        ) : (
          <>
            <CopyLine tone="primary" text={boleto.line} label="Copiar linha digitável" />
            <Button busy={file.isPending} onClick={() => file.mutate([title.id])}>
              <FileDown aria-hidden="true" className="size-4" />
              Baixar PDF
            </Button>
            {!sending && (
              <Button
                tone="quiet"
                onClick={() => {
                  send.reset();
                  setSending(true);
                }}
              >
                <Mail aria-hidden="true" className="size-4" />
                Enviar ao financeiro
              </Button>
            )}
          </>
        )}
      </div>
      {sending && <SendForm send={send} ids={[title.id]} onClose={() => setSending(false)} />}
    </>
  );
}
