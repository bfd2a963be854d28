import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity, NONE } from '#kernel/quantity.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { productLines } from '../../domain/order-lines.ts';
import { mayPick, pickState } from '../../domain/picking/picking.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shortageWords } from './shortage-fields.tsx';

/** What was picked of the order: nothing while nobody has begun on the screen. */
export function PickedNote({ order }: { readonly order: ShopOrder }) {
  const { shop } = useStaffPlace();
  const mayMove = useMay('orders:write');
  const { picking, status, number } = order;
  if (picking === undefined) return null;
  const rows = productLines(order.lines).map((line, position) => {
    const picked = picking.lines.find((one) => one.position === position);
    return { line, position, picked, state: pickState(line, picked) };
  });
  return (
    <section aria-label="Separação" className="flex flex-col gap-2 border-line border-t pt-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{picking.finished === undefined ? 'Sendo separado' : 'Separado'}</span>
        {mayMove && mayPick(status) && (
          <AppLink
            href={panelHref(shop, `/pedidos/${number}/separar`)}
            className="text-brand-text hover:underline"
          >
            Ver a separação
          </AppLink>
        )}
      </p>
      <ul className="flex flex-col gap-1">
        {rows.map(({ line, position, picked, state }) => (
          <li key={position} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{line.name}</span>
            <span className={state === 'picked' ? 'tabular-nums' : 'text-warn tabular-nums'}>
              {formatQuantity(picked?.quantity ?? NONE)} de {formatQuantity(line.quantity)}{' '}
              {line.unit.toLowerCase()}
              {state === 'short' && picked?.shortage !== undefined && ` · ${shortageWords[picked.shortage]}`}
              {state === 'surplus' && ' · sobra'}
            </span>
            {picked !== undefined && picked.note !== '' && (
              <span className="basis-full text-ink-2 wrap-anywhere">{picked.note}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
