import { MapPinned, Plus } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatClockTime } from '#features/suppliers/contract/clock-time.ts';
import { centavos, formatMoney, type Money, ZERO } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { EditedArea } from '../../domain/edited-area.ts';
import type { FeeRule } from '../../domain/fee-rule.ts';
import type { DeliverySettings } from '../delivery-query.ts';
import { boundsWords } from './bounds-words.ts';

/** The areas in the order in which they apply, and where two of them have places in common. */
export function AreasTab({ delivery }: { readonly delivery: DeliverySettings }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const { areas, overlaps } = delivery;
  const overlapWords = (...ids: readonly string[]): string => {
    // The first of the list applies.
    const names = areas.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return `${names.join(' e ')}: vale ${names[0]}`;
  };
  const add = mayWrite && (
    <LinkButton tone="primary" href={panelHref(shop, '/entrega/areas/nova')}>
      <Plus aria-hidden="true" className="size-5" />
      Nova área
    </LinkButton>
  );
  if (areas.length === 0)
    return (
      <EmptyState
        icon={<MapPinned />}
        title="Nenhuma área de entrega"
        text="Sem uma área, ninguém recebe em casa. Comece pela faixa de CEPs da sua cidade."
        actions={add}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <div>{add}</div>
      {overlaps.length > 0 && (
        <Alert tone="info" title="Áreas com lugares em comum">
          <p>Onde duas áreas se encontram, vale a de menor ordem.</p>
          <ul className="mt-1 list-disc pl-5">
            {overlaps.map(([one, other]) => (
              <li key={`${one} ${other}`}>{overlapWords(one, other)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isByCep(areas, true) && isByCep(areas, false) && (
        <p className="text-ink-2 text-sm">
          Faixas de CEPs e áreas no mapa não se comparam entre si: onde um lugar está nas duas, vale também a
          de menor ordem.
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {areas.map((area) => (
          <li key={area.id} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span className="text-ink-2 tabular-nums">{area.position}.</span>
              {mayWrite ? (
                <AppLink
                  href={panelHref(shop, `/entrega/areas/${area.id}`)}
                  className="inline-flex min-h-6 items-center text-brand-text hover:underline"
                >
                  {area.name}
                </AppLink>
              ) : (
                area.name
              )}
              <Badge tone={area.active ? 'success' : 'neutral'}>{area.active ? 'Aberta' : 'Fechada'}</Badge>
            </p>
            <p className="text-ink-2 text-sm">
              {[boundsWords(area.bounds), ...termsWords(area)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isByCep = (areas: readonly EditedArea[], byCep: boolean): boolean =>
  areas.some(({ active, bounds }) => active && (bounds.kind === 'postal-range') === byCep);

function termsWords({ fee, rule, freeFrom, minimumOrder, leadHours, cutOff }: EditedArea): string[] {
  return [
    feeWords(fee, rule),
    ...(freeFrom === undefined ? [] : [`grátis a partir de ${formatMoney(freeFrom)}`]),
    ...(minimumOrder === ZERO ? [] : [`pedido mínimo ${formatMoney(minimumOrder)}`]),
    `em ${leadHours} h`,
    ...(cutOff === undefined ? [] : [`até ${formatClockTime(cutOff)} no mesmo dia`]),
  ];
}

function feeWords(fee: Money, rule: FeeRule | undefined): string {
  const base = fee === ZERO ? 'sem taxa' : `taxa ${formatMoney(fee)}`;
  if (rule === undefined) return base;
  if (rule.kind === 'distance') return `${base}, mais por distância`;
  const fees = [fee, ...rule.bands.map((band) => band.fee)];
  const by = rule.kind === 'weight' ? 'peso' : 'valor do pedido';
  const [least, most] = [Math.min(...fees), Math.max(...fees)].map((one) => formatMoney(centavos(one)));
  return `taxa de ${least} a ${most}, pelo ${by}`;
}
