import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { submitFactsFromWire } from '../../contract/submit/submit-refusal.wire.ts';
import { changedPrices } from './changed-prices.ts';
import { isRefusal } from './make-order.ts';
import type { AttendedOrder } from './use-attended-order.ts';

interface MakeRefusalProps {
  readonly order: AttendedOrder;
  readonly onRenew: () => void;
}

/** Why the order was not made, and how to go on. */
export function MakeRefusal({ order, onRenew }: MakeRefusalProps) {
  const { shop } = useStaffPlace();
  const { form, fields, seen, preview, totals, pricing } = order;
  const { error } = form;
  if (error === null) return null;
  if (!isRefusal(error))
    return (
      <Alert tone="error" title="A resposta não chegou" announced>
        Não sabemos se o pedido foi criado. Tente de novo: o mesmo rascunho nunca faz dois pedidos.
      </Alert>
    );
  const { code, facts } = error.problem;
  const { previous, notices } = submitFactsFromWire(facts);
  if (code === 'total-changed' && seen !== undefined)
    return (
      <Alert tone="warn" title={error.message} announced>
        {pricing || totals === undefined || preview === undefined ? (
          'Calculando de novo…'
        ) : (
          <>
            <p>{`Era ${formatMoney(seen.totals.total)}, agora é ${formatMoney(totals.total)}. Confirme com o cliente, e crie o pedido pelo novo total.`}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {changedPrices(seen, { preview, totals }).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    );
  return (
    <Alert
      tone="error"
      announced
      actions={
        <>
          {previous !== undefined && (
            <LinkButton size="sm" href={panelHref(shop, `/pedidos/${previous}`)}>
              {`Ver o pedido ${previous}`}
            </LinkButton>
          )}
          {code === 'key-reused' && (
            <>
              <LinkButton
                size="sm"
                href={panelHref(shop, `/pedidos?busca=${encodeURIComponent(fields.client?.label ?? '')}`)}
              >
                Ver os pedidos do cliente
              </LinkButton>
              <Button size="sm" onClick={onRenew}>
                É outro pedido
              </Button>
            </>
          )}
        </>
      }
    >
      <p>{error.message}</p>
      {notices.map((notice) => (
        <p key={`${notice.kind} ${notice.productId}`}>{noticeText(notice)}</p>
      ))}
    </Alert>
  );
}
