import type { ReactNode } from 'react';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { StockRow } from '../../domain/stock/stock-list.ts';
import { amount, inShop, Standing } from './stock-marks.tsx';

interface StockCardProps {
  readonly row: StockRow;
  readonly href: string;
  /** What stores have of it; empty: nothing is placed. */
  readonly stores: string;
  readonly action: ReactNode;
}

/** A product's stock on a phone. */
export const StockCard = ({ row, href, stores, action }: StockCardProps) => (
  <div className="flex flex-col gap-3 text-sm">
    <div className="flex items-start gap-3">
      <Picture id={row.picture} alt="" sizes="48px" className="size-12 shrink-0 rounded-sm" />
      <div className="min-w-0 flex-1">
        <AppLink href={href} className="font-semibold text-brand-text wrap-anywhere hover:underline">
          {row.name}
        </AppLink>
        <p className="text-ink-2">{row.sku}</p>
      </div>
      <Standing row={row} />
    </div>
    <dl className="grid grid-cols-4 gap-2 text-center">
      <Figure label="Disponível" value={amount(row.available)} strong />
      <Figure label="Em pedidos" value={amount(row.reserved)} />
      <Figure label="Na loja" value={amount(inShop(row))} />
      <Figure label="Mínimo" value={amount(row.lowStock)} />
    </dl>
    {stores !== '' && <p className="text-ink-2">{stores}</p>}
    <div className="flex items-center justify-between gap-3">
      <span className="text-ink-2">{row.waiting > 0 && waitingWords(row.waiting)}</span>
      {action}
    </div>
  </div>
);

const waitingWords = (count: number): string =>
  count === 1 ? '1 cliente à espera' : `${count.toLocaleString('pt-BR')} clientes à espera`;

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

const Figure = ({ label, value, strong = false }: FigureProps) => (
  <div className="flex min-w-0 flex-col-reverse">
    <dt className="text-ink-2 text-xs">{label}</dt>
    <dd className={strong ? 'font-bold text-lg tabular-nums' : 'text-lg tabular-nums'}>{value}</dd>
  </div>
);
