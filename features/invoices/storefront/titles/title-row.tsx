import { FileDown, RefreshCw } from 'lucide-react';
import { isOverdue, type TitleStatusOnDay, titleStatusOnDay } from '#features/payments/domain/title.ts';
import { CopyLine } from '#features/payments/storefront/boleto/copy-line.tsx';
import { dueWords } from '#features/payments/storefront/boleto/due-words.ts';
import type { Boletos } from '#features/payments/storefront/boleto/use-boletos.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownTitle } from '../../domain/client-titles.ts';

interface TitleRowProps {
  readonly title: ShownTitle;
  readonly today: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly boletos: Boletos;
}

const tones: Readonly<Record<TitleStatusOnDay, Tone>> = {
  open: 'info',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'neutral',
};

/** Grid columns on wide screens; phones show cards. */
export const COLUMNS =
  'lg:grid lg:grid-cols-[2.5rem_minmax(0,1fr)_11rem_8rem_21rem] lg:items-center lg:gap-x-4';

export function TitleRow({ title, today, chosen, onChoose, boletos }: TitleRowProps) {
  const { id, document, dueOn, amount } = title;
  return (
    <li
      className={cx(
        'relative flex flex-col gap-3 border-line border-t px-4 py-4 first:border-t-0 lg:px-5',
        COLUMNS,
        chosen && 'bg-brand-soft',
      )}
    >
      <label className="absolute top-2 right-2 flex size-11 items-center justify-center lg:static">
        <input
          type="checkbox"
          className="tick"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-label={`Selecionar a fatura ${document}`}
        />
      </label>
      <Document title={title} />
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 lg:flex-col lg:items-start">
        <span className="tabular-nums">
          <span className="text-ink-2 lg:sr-only">Vencimento </span>
          <time dateTime={dueOn}>{formatDay(dueOn)}</time>
        </span>
        <Badge tone={tones[titleStatusOnDay(title, today)]}>{dueWords(title, today)}</Badge>
      </p>
      <p className="font-semibold text-lg tabular-nums lg:text-right lg:text-base">{formatMoney(amount)}</p>
      <Actions key={id} title={title} today={today} boletos={boletos} />
    </li>
  );
}

function Document({ title: { document, orderNumber, issuedOn } }: Pick<TitleRowProps, 'title'>) {
  const { slug } = useShop();
  return (
    <div className="min-w-0 pr-11 lg:pr-0">
      <p className="font-semibold wrap-anywhere">{document}</p>
      <p className="text-ink-2 text-sm">
        Emitida em <span className="tabular-nums">{formatDay(issuedOn)}</span>
        {orderNumber !== undefined && (
          <>
            {' · '}
            <AppLink
              href={shopHref(slug, `/pedidos/${orderNumber}`)}
              className="text-brand-text underline underline-offset-2"
            >
              Pedido {orderNumber}
            </AppLink>
          </>
        )}
      </p>
    </div>
  );
}

function Actions({ title, today, boletos }: Pick<TitleRowProps, 'title' | 'today' | 'boletos'>) {
  const { id, status, boleto, document } = title;
  if (status !== 'open') return <p className="empty:hidden" />;
  if (boleto === undefined)
    return <p className="text-ink-2 text-sm">Sem boleto: combine o pagamento com a loja.</p>;
  const { file, renew } = boletos;
  const of = `da fatura ${document}`;
  const renewed = boleto.amount !== title.amount || boleto.dueOn !== title.dueOn;
  if (isOverdue({ status: 'open', dueOn: boleto.dueOn }, today)) {
    return (
      <div className="lg:justify-self-end">
        <Button size="sm" busy={renew.isPending && renew.variables === id} onClick={() => renew.mutate(id)}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Emitir segunda via<span className="sr-only"> {of}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {renewed && (
        <p className="w-full text-ink-2 text-sm lg:text-right">
          Segunda via: {formatMoney(boleto.amount)} até {formatDay(boleto.dueOn)}
        </p>
      )}
      <CopyLine size="sm" text={boleto.line} label="Copiar linha" of={of} />
      <Button
        size="sm"
        busy={file.isPending && file.variables.length === 1 && file.variables[0] === id}
        onClick={() => file.mutate([id])}
      >
        <FileDown aria-hidden="true" className="size-4" />
        Boleto em PDF<span className="sr-only"> {of}</span>
      </Button>
    </div>
  );
}
