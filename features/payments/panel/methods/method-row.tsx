import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { PanelMethod } from '../../domain/method-draft.ts';
import { kindWords } from '../charge-words.ts';

const PLACES = { delivery: 'entrega', pickup: 'retirada' } as const;

/** A payment method in the list. */
export function MethodRow({ method }: { readonly method: PanelMethod }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:manage');
  const { name, kind, active, deliveryTypes } = method;
  return (
    <div className="flex items-center gap-3 py-1">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {mayWrite ? (
            <AppLink
              href={panelHref(shop, `/formas-de-pagamento/${method.id}`)}
              className="inline-flex min-h-6 items-center text-brand-text hover:underline"
            >
              {name}
            </AppLink>
          ) : (
            name
          )}
          <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Na loja' : 'Desligada'}</Badge>
        </p>
        <p className="text-ink-2 text-sm">
          {[
            kindWords[kind],
            deliveryTypes.map((type) => PLACES[type]).join(' e '),
            ...effectWords(method),
            ...cardWords(method),
            ...(method.groups.length === 0 ? [] : [`só para ${method.groups.join(', ')}`]),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
}

const percent = (points: number): string => `${(points / 100).toLocaleString('pt-BR')} %`;

const effectWords = ({ priceVariance }: PanelMethod): string[] => {
  if (priceVariance === 0) return [];
  return [
    priceVariance < 0 ? `${percent(-priceVariance)} de desconto` : `${percent(priceVariance)} de acréscimo`,
  ];
};

function cardWords({ card }: PanelMethod): string[] {
  if (card === undefined) return [];
  const { most, withoutInterest } = card.instalments;
  return [
    most === withoutInterest ? `até ${most}× sem juros` : `até ${most}×, ${withoutInterest}× sem juros`,
    ...(card.preAuthorise ? ['só reserva'] : []),
  ];
}
