import { useQuery } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { mayPick, pickState } from '../../domain/picking/picking.ts';
import { StatusBadge } from '../status-badge.tsx';
import { statusWords } from '../status-words.ts';
import { FinishBar } from './finish-bar.tsx';
import { PickingDone } from './picking-done.tsx';
import { PickingLine } from './picking-line.tsx';
import { pickingQuery } from './picking-query.ts';
import { shownPick } from './picking-state.ts';
import { ScanForm } from './scan-form.tsx';
import { usePicking } from './use-picking.ts';

/** An order on the phone of the person who takes its products from the shelves. */
export function PickingScreen() {
  const { shop } = useStaffPlace();
  const api = useApi();
  const number = Number(usePathPart('numero'));
  const isNumber = Number.isSafeInteger(number) && number > 0;
  const { data, error, refetch, isFetching } = useQuery({
    ...pickingQuery(api, shop.id, number),
    enabled: isNumber,
  });
  if (!isNumber || (error instanceof ApiRefusal && error.status === 404))
    return <NothingHere home={panelHref(shop)} />;
  if (data === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar o pedido"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHeader
        title={`Separar pedido ${number}`}
        back={{ href: panelHref(shop, `/pedidos/${number}`), label: `Pedido ${number}` }}
        status={<StatusBadge status={data.status} />}
        lead={data.note === '' ? undefined : `Observações do cliente: ${data.note}`}
      />
      {mayPick(data.status) ? <ToPick key={number} order={data} /> : <NotToPick order={data} />}
    </div>
  );
}

function NotToPick({ order }: { readonly order: OrderToPick }) {
  const { shop } = useStaffPlace();
  return (
    <Alert
      tone={order.status === 'cancelled' ? 'error' : 'info'}
      announced
      title={
        order.status === 'cancelled'
          ? 'Este pedido foi cancelado: devolva os produtos à prateleira.'
          : `Este pedido não está em separação: ${statusWords[order.status].title.toLowerCase()}.`
      }
      actions={
        <>
          <LinkButton size="sm" href={panelHref(shop, `/pedidos/${order.number}`)}>
            Ver o pedido
          </LinkButton>
          <LinkButton size="sm" href={panelHref(shop, `/pedidos/separar?depois=${order.number}`)}>
            Próximo pedido a separar
          </LinkButton>
        </>
      }
    />
  );
}

const lineId = (position: number): string => `separar-${position}`;

const leadTo = (position: number): void => {
  const line = document.getElementById(lineId(position));
  line?.querySelector('input')?.focus();
  line?.scrollIntoView({ block: 'center' });
};

function ToPick({ order }: { readonly order: OrderToPick }) {
  const { state, pick, offline, notice } = usePicking(order);
  const picks = order.products.map((_, position) => shownPick(order, state, position));
  const waiting = order.products.flatMap((product, position) =>
    pickState(product, picks[position]) === 'waiting' ? [position] : [],
  );
  const pickAll = (): void => {
    for (const position of waiting) {
      const { quantity } = order.products[position] ?? {};
      if (quantity !== undefined) pick(position, { quantity, note: picks[position]?.note ?? '' });
    }
  };
  return (
    <>
      {notice !== undefined && (
        <Alert tone="warn" announced>
          {notice}
        </Alert>
      )}
      {order.picking?.finished !== undefined && state.typed.length === 0 && <PickingDone order={order} />}
      <ScanForm order={order} state={state} onPick={pick} onWeigh={leadTo} />
      {waiting.length > 0 && (
        <Button className="self-start" onClick={pickAll}>
          {waiting.length === order.products.length ? 'Tudo do pedido' : 'Tudo o que falta separar'}
        </Button>
      )}
      <ul className="flex flex-col gap-3">
        {order.products.map((product, position) => (
          <PickingLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a product is known by its place in the order
            key={position}
            id={lineId(position)}
            product={product}
            pick={picks[position] ?? shownPick(order, state, position)}
            by={order.picking?.lines.find((line) => line.position === position)?.name}
            onPick={(wanted) => pick(position, wanted)}
          />
        ))}
      </ul>
      <FinishBar order={order} state={state} offline={offline} waiting={waiting} onMissing={leadTo} />
    </>
  );
}
