import type { Boletos } from '#features/payments/storefront/boleto/use-boletos.ts';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { ShownTitle } from '../../domain/client-titles.ts';
import { COLUMNS, TitleRow } from './title-row.tsx';

interface TitleGridProps {
  readonly titles: readonly ShownTitle[];
  readonly today: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly boletos: Boletos;
}

/** A page of titles: a table on wide screens, cards on phones. */
export function TitleGrid({ titles, today, chosen, onChoose, boletos }: TitleGridProps) {
  const all = titles.every(({ id }) => chosen.has(id));
  const toggle = (id: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <Card flush>
      <div
        className={cx('flex border-line border-b bg-sunken px-4 py-1 text-ink-2 text-sm lg:px-5', COLUMNS)}
      >
        <label className="flex min-h-11 items-center gap-2.5 lg:justify-center">
          <input
            type="checkbox"
            className="tick"
            checked={all}
            onChange={() => onChoose(all ? new Set() : new Set(titles.map(({ id }) => id)))}
          />
          <span className="lg:sr-only">Selecionar todas desta página</span>
        </label>
        <span aria-hidden="true" className="hidden lg:block">
          Documento
        </span>
        <span aria-hidden="true" className="hidden lg:block">
          Vencimento
        </span>
        <span aria-hidden="true" className="hidden lg:block lg:text-right">
          Valor
        </span>
        <span aria-hidden="true" className="hidden lg:block lg:text-right">
          Boleto
        </span>
      </div>
      <ul>
        {titles.map((title) => (
          <TitleRow
            key={title.id}
            title={title}
            today={today}
            chosen={chosen.has(title.id)}
            onChoose={(on) => toggle(title.id, on)}
            boletos={boletos}
          />
        ))}
      </ul>
    </Card>
  );
}
