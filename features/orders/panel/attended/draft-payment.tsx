import { appliedCoupon } from '#features/cart/domain/saved-cart.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { formatMoney } from '#kernel/money.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { DraftCard } from './draft-card.tsx';
import { StandingSelect } from './standing-select.tsx';
import type { AttendedOrder } from './use-attended-order.ts';

/** How the client pays, and with which coupon. */
export function DraftPayment({ order }: { readonly order: AttendedOrder }) {
  const { form, standing, preview, pricing } = order;
  if (standing === undefined) return null;
  const { methods, method } = standing;
  const coupons = preview?.cart.coupons;
  const applied = appliedCoupon(coupons);
  const refused = pricing ? undefined : coupons?.refused;
  return (
    <DraftCard title="Pagamento">
      <StandingSelect
        form={form}
        name="paymentMethodId"
        label="Forma de pagamento"
        standing={method?.id ?? ''}
        options={methods.map((one) => ({ value: one.id, label: methodWords(one) }))}
        {...hintOf(method)}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <FormText form={form} name="coupon" label="Cupom" optional maxLength={60} />
        <p role="status" className="text-sm empty:hidden">
          {refused !== undefined && <span className="text-warn">{refused.text}</span>}
          {refused === undefined && applied !== undefined && (
            <span className="text-success">
              {`${applied.coupon.code}: −${formatMoney(applied.discount)}`}
            </span>
          )}
        </p>
      </div>
    </DraftCard>
  );
}

const methodWords = ({ name, credit }: PaymentMethod): string =>
  credit === undefined ? name : `${name} (crédito de ${formatMoney(credit.available)})`;

/** How the client gets to pay what is paid online. */
function hintOf(method: PaymentMethod | undefined) {
  if (method?.kind === 'card')
    return { hint: 'O cliente digita o cartão na página do pedido, na loja: ele recebe o link por e-mail.' };
  if (method?.kind === 'pix' || method?.kind === 'boleto')
    return { hint: 'O cliente recebe por e-mail como pagar, e o vê na página do pedido.' };
  return {};
}
