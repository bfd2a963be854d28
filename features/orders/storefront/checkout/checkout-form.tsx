import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postalAddressOf } from '#features/addresses/domain/address.ts';
import { billingQuery } from '#features/addresses/storefront/manage/billing-query.ts';
import { wishFor } from '#features/cart/domain/cart.ts';
import { paymentEffect } from '#features/cart/domain/pricing/payment-effect.ts';
import { ageDeclared } from '#features/cart/storefront/age/age-declared.ts';
import { requestAgeCheck } from '#features/cart/storefront/age/request-age-check.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import { AutomaticPixChoice } from '#features/payments/storefront/automatic-pix/automatic-pix-choice.tsx';
import { LazyCardForm } from '#features/payments/storefront/card/lazy-card-form.tsx';
import { PaymentChoice } from '#features/payments/storefront/payment-choice.tsx';
import { effectInMoney, type PriceEffect } from '#features/payments/storefront/price-effect.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { firstStatus, isQuote } from '../../domain/order-status.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { isWeighed } from '../../domain/weighed.ts';
import type { Submit } from '../submit/use-submit.ts';
import { checkedDraft, type Missing } from './checked-draft.ts';
import { CheckoutProblems } from './checkout-problems.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutSection } from './sections/checkout-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { NotesSection } from './sections/notes-section.tsx';
import { OrderInstructions } from './sections/order-instructions.tsx';
import { ReceiveSection } from './sections/receive-section.tsx';
import { ReviewSection } from './sections/review-section.tsx';
import { Seller } from './seller.tsx';
import { TotalSoFar } from './total-so-far.tsx';
import { useAutomaticPixOffer } from './use-automatic-pix-offer.ts';
import { useCardPayment } from './use-card-payment.ts';
import type { Checkout } from './use-checkout.ts';
import { wish } from './wishes.ts';

interface CheckoutFormProps {
  readonly checkout: Checkout;
  readonly submit: Submit;
}

/** All steps on one page: one column on phones, with the summary beside them on wide screens. */
export function CheckoutForm({ checkout, submit }: CheckoutFormProps) {
  const { methods, method, wishes, texts, buyer } = checkout;
  const lines = checkout.cart?.lines ?? [];
  const [isOpen, setOpen] = useState(false);
  const [addingAddress, setAddingAddress] = useState(false);
  const quote = isQuote(firstStatus(new Set(buyer.shop.tags)));
  const card = useCardPayment(quote ? undefined : method, checkout.totals?.total);
  const coupon = checkout.cart?.coupons?.typed?.coupon.code;
  const subscriptionTypeId = checkout.cart?.subscription?.typeId;
  const offersAutomaticPix = useAutomaticPixOffer(buyer, method, quote ? undefined : subscriptionTypeId);
  const automaticPix = offersAutomaticPix && wishes.automaticPix === true;
  // Only what is there: an order can be sent without it.
  const { data: billing } = useQuery({ ...billingQuery(buyer), enabled: false });
  const draft = checkedDraft({
    ...checkout,
    billing: billing ? { ...postalAddressOf(billing), country: billing.country } : undefined,
    ...wishes,
    ...texts,
    addingAddress,
    coupon,
    instalments: card.way,
    subscriptionTypeId,
    automaticPix,
    attended: checkout.cart?.lock !== undefined,
    lines: lines.map(wishFor),
  });
  const missing: readonly Missing[] = isOpen && !draft.ok ? draft.refusal : [];
  const problems = useRef<HTMLDivElement>(null);

  const { kind } = submit.state;
  useEffect(() => {
    if (kind !== 'idle' && kind !== 'sending') leadTo(problems.current);
  }, [kind]);

  const varies = pricesVaryByPayment(new Set(buyer.shop.tags));
  const effectOf = ({ priceVariance }: PaymentMethod): PriceEffect | undefined =>
    varies ? effectInMoney(paymentEffect(lines, priceVariance)) : undefined;

  const forAdults = lines.some(({ product }) => product.adultsOnly);
  const confirm = (): void => {
    // The page says that a connection is needed.
    if (!navigator.onLine) leadTo(problems.current);
    else check();
  };
  const check = (): void => {
    setOpen(true);
    if (!draft.ok) requestAnimationFrame(() => leadTo(problems.current));
    else if (forAdults && !ageDeclared()) void requestAgeCheck(confirm);
    else void send({ ...draft.value, ...(forAdults ? { adult: true } : {}) });
  };
  const send = async (order: OrderDraft): Promise<void> => {
    const read = await card.read();
    if (!read.ok) return leadTo(document.getElementById('pagamento'));
    const names = lines.map(({ product }) => product.name);
    await submit.submit(order, names, read.value);
  };

  return (
    <div className="flex flex-col gap-5 max-lg:tall:pb-16">
      <PageTitle lead={`Compra em ${buyer.shop.name}`}>
        {quote ? 'Pedir orçamento' : 'Finalizar compra'}
      </PageTitle>
      <CheckoutProblems ref={problems} missing={missing} submit={submit} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderInstructions />
          <ReceiveSection
            checkout={checkout}
            error={textFor(missing, 'receber')}
            onAdding={setAddingAddress}
          />
          <DeliverySection checkout={checkout} />
          <CheckoutSection id="pagamento" number={3} title="Pagamento">
            <TotalSoFar totals={quote ? undefined : checkout.totals} />
            <PaymentChoice
              methods={methods}
              chosen={method}
              total={checkout.totals?.total}
              onChoose={(paymentMethodId) => wish({ paymentMethodId })}
              effectOf={quote || checkout.cart?.subtotal === undefined ? undefined : effectOf}
              form={
                offersAutomaticPix ? (
                  <AutomaticPixChoice
                    chosen={automaticPix}
                    onChoose={(chosen) => wish({ automaticPix: chosen })}
                  />
                ) : card.method === undefined ? undefined : (
                  <LazyCardForm
                    key={card.method.id}
                    method={card.method}
                    total={checkout.totals?.total}
                    instalments={card.way?.count ?? 1}
                    onInstalments={card.choose}
                    handle={card.handle}
                    weighed={lines.some(({ product }) => isWeighed(product.unit))}
                  />
                )
              }
            />
          </CheckoutSection>
          <NotesSection
            questions={checkout.questions}
            texts={texts}
            missing={missing}
            deliveryType={checkout.type}
            forCompany={buyer.session.company === true}
          />
          <ReviewSection checkout={checkout} instalments={card.way} automaticPix={automaticPix} />
        </div>
        <CheckoutSummary
          checkout={checkout}
          submit={submit}
          interest={card.way?.interest}
          reading={card.reading}
          action={quote ? 'Enviar orçamento' : 'Confirmar pedido'}
          onConfirm={confirm}
        />
      </div>
      <Seller />
    </div>
  );
}

/** A field inside that has the focus already keeps it, as the card's does in its iframe. */
function leadTo(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused !== null && element?.contains(focused)) {
    focused.scrollIntoView({ block: 'center' });
    return;
  }
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

const textFor = (missing: readonly Missing[], section: Missing['section']): string | undefined =>
  missing.find((each) => each.section === section)?.text;
