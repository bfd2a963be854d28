import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { WireStacking } from '../contract/simulate/stacking.schema.ts';
import type { SimulatedLine } from './price-query.ts';
import { SimulatedLines } from './simulated-lines.tsx';
import { type SubjectRule, stackingQuery } from './stacking-query.ts';
import { otherName, stackedWords } from './stacking-words.ts';

interface StackingCardProps {
  readonly subject: SubjectRule;
  /** The cart that it begins with, until other products are chosen. */
  readonly example: () => Promise<readonly SimulatedLine[]>;
  /** Of the coupon: the simulator begins with it. */
  readonly code?: string;
}

/** With which other promotions and coupons it goes together in an example cart, and which of two wins. */
export function StackingCard({ subject, example, code }: StackingCardProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [chosen, setChosen] = useState<readonly SimulatedLine[]>();
  const first = useQuery({
    queryKey: ['panel', shop.id, 'stacking-example', subject],
    gcTime: 0,
    queryFn: example,
  });
  const lines = chosen ?? first.data ?? [];
  const found = useQuery({
    ...stackingQuery(api, shop.id, subject, lines),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const simulator = code === undefined ? '/simulador' : `/simulador?cupom=${encodeURIComponent(code)}`;
  return (
    <section aria-labelledby="stacking" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
          <h2 id="stacking" className="text-lg">
            Com o que soma
          </h2>
          <p className="text-ink-2 text-sm">
            Num carrinho de exemplo, com as ofertas e os cupons do mesmo período. As contas são as mesmas que
            cobram; nada é gravado.
          </p>
        </div>
        <LinkButton size="sm" href={panelHref(shop, simulator)}>
          Abrir no simulador
        </LinkButton>
      </div>
      <SimulatedLines lines={lines} onChange={setChosen} />
      <div role="status" className="empty:hidden">
        {lines.length > 0 && found.data !== undefined && <Found subject={subject} stacking={found.data} />}
      </div>
      {lines.length > 0 && found.data === undefined && found.error !== null && (
        <LoadFailure
          title="Não foi possível calcular com o que soma"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )}
    </section>
  );
}

interface FoundProps {
  readonly subject: SubjectRule;
  readonly stacking: WireStacking;
}

function Found({ subject, stacking: { aplica, motivo, outras } }: FoundProps) {
  if (!aplica)
    return (
      <Card>
        {subject.kind === 'coupon'
          ? 'Neste carrinho o cupom não dá desconto.'
          : 'Neste carrinho a oferta não dá nada.'}{' '}
        {motivo ?? 'Mude os produtos ou as quantidades.'}
      </Card>
    );
  const idle = outras.filter(({ resultado }) => resultado === 'NAO_SE_APLICA');
  const met = outras.filter((other) => !idle.includes(other));
  return (
    <Card className="flex flex-col gap-4">
      {met.length === 0 ? (
        <p>
          Neste carrinho nenhuma outra oferta e nenhum outro cupom se aplica: vale sozinh
          {subject.kind === 'coupon' ? 'o' : 'a'}.
        </p>
      ) : (
        <ul aria-label="Com o que soma" className="flex flex-col divide-y divide-line">
          {met.map((other) => {
            const { verdict, tone, sentence } = stackedWords(subject.kind, other);
            return (
              <li key={other.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
                <Badge tone={tone}>{verdict}</Badge>
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{sentence}</span>
              </li>
            );
          })}
        </ul>
      )}
      {idle.length > 0 && (
        <p className="text-ink-2 text-sm wrap-anywhere">
          Não se aplicam a este carrinho: {idle.map(otherName).join(', ')}.
        </p>
      )}
    </Card>
  );
}
