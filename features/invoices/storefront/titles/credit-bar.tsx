import type { ReactNode } from 'react';
import { formatMoney, subtract } from '#kernel/money.ts';
import { Card } from '#platform/ui/card.tsx';
import type { ClientTitles, TitleSum } from '../../domain/client-titles.ts';

/** Available credit, and the sums of open and overdue titles. */
export function CreditBar({ invoices: { credit, open, overdue } }: { readonly invoices: ClientTitles }) {
  return (
    <Card as="section" aria-label="Resumo" className="flex flex-col gap-5">
      {credit !== undefined && <Limit credit={credit} />}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Sum label="Em aberto" sum={open} />
        <Sum label="Vencido" sum={overdue} alarming />
      </dl>
    </Card>
  );
}

function Limit({ credit: { limit, available } }: { readonly credit: NonNullable<ClientTitles['credit']> }) {
  const used = subtract(limit, available);
  const share = Math.round((used / limit) * 100);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="block text-ink-2 text-sm">Crédito disponível</span>
          <strong className="text-2xl tabular-nums">{formatMoney(available)}</strong>
        </p>
        <p className="text-ink-2 text-sm">
          Limite de crédito <span className="font-semibold text-ink tabular-nums">{formatMoney(limit)}</span>
        </p>
      </div>
      {/* An SVG, because the content security policy forbids style attributes. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={share} height={1} className="fill-brand" />
      </svg>
      <p className="text-ink-2 text-sm tabular-nums">
        {formatMoney(used)} em uso ({share}%)
      </p>
    </div>
  );
}

interface SumProps {
  readonly label: ReactNode;
  readonly sum: TitleSum;
  readonly alarming?: boolean;
}

function Sum({ label, sum: { count, sum }, alarming = false }: SumProps) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2.5">
        <strong
          className={alarming && count > 0 ? 'text-danger text-lg tabular-nums' : 'text-lg tabular-nums'}
        >
          {formatMoney(sum)}
        </strong>
        <span className="text-ink-2 text-sm">{titleCountWords(count)}</span>
      </dd>
    </div>
  );
}

export const titleCountWords = (count: number): string => (count === 1 ? '1 fatura' : `${count} faturas`);
