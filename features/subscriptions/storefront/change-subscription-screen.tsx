import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { deliveryOptionsQuery } from '#features/delivery/storefront/delivery-options-query.ts';
import { methodsFor } from '#features/payments/domain/payment-method.ts';
import { PaymentChoice } from '#features/payments/storefront/payment-choice.tsx';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { orderCharacteristicsQuery } from '#features/suppliers/storefront/characteristics-queries.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { NONE, ONE, type Quantity } from '#kernel/quantity.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { subscriptionChangeToWire } from '../contract/subscription-change.wire.ts';
import { changeSubscriptionEndpoint } from '../contract/subscriptions.endpoints.ts';
import { isRenewable } from '../domain/mandate-terms.ts';
import type { Subscription, SubscriptionChange } from '../domain/subscription.ts';
import { AnswerFields, focusQuestion, useAnswers } from './answers.tsx';
import { ChangeLine } from './change-line.tsx';
import { frequencyOptions } from './frequency-options.ts';
import { PlaceChoice, placeId } from './place-choice.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { subscriptionQuery, subscriptionTypesQuery } from './subscriptions-query.ts';
import { useSubscriptionCall } from './use-subscription-call.ts';

export function ChangeSubscriptionScreen({ id }: { readonly id: string }) {
  const buyer = useBuyer();
  const { api, shop } = buyer;
  const navigate = useNavigate();
  const page = shopHref(shop.slug, `/assinaturas/${id}`);
  const { data: whole } = useSuspenseQuery(subscriptionQuery(buyer, id));
  const { subscription, steps } = whole;
  const wishes = useWishes(subscription);
  const { data: questions } = useSuspenseQuery(orderCharacteristicsQuery(api, shop.id));
  const answers = useAnswers(subscription, questions);
  const places = usePlaces();
  const chosenPlace = places.find((place) => placeId(place) === wishes.placeId);
  const deliveryType = chosenPlace?.type ?? subscription.place.type;
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery(buyer));
  const fitting = methodsFor(methods, deliveryType).filter(({ kind }) => isRenewable(kind));
  const save = useSubscriptionCall<SubscriptionChange>({
    id,
    call: (change) =>
      api.call(changeSubscriptionEndpoint, {
        params: { idassinatura: id },
        body: subscriptionChangeToWire(change),
      }),
    done: ({ subscription: { nextDate } }) =>
      nextDate === undefined
        ? 'Assinatura alterada.'
        : `Assinatura alterada. Vale a partir do pedido de ${formatDay(nextDate)}.`,
    failed: 'Não foi possível alterar a assinatura. Tente novamente.',
    onDone: () => void navigate({ href: page }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const open = answers.check();
    if (open !== undefined) return focusQuestion(event.currentTarget, open);
    const change = changeOf(subscription, wishes, chosenPlace);
    save.mutate({ ...change, ...(answers.changed.length === 0 ? {} : { answers: answers.changed }) });
  };
  return (
    <form onSubmit={submit} className="mx-auto flex max-w-225 flex-col gap-5">
      <Breadcrumb
        crumbs={[
          { label: 'Assinaturas', href: shopHref(shop.slug, '/assinaturas') },
          { label: subscription.label, href: page },
        ]}
        current="Alterar"
      />
      <PageTitle
        lead={
          subscription.nextDate === undefined
            ? undefined
            : `Vale a partir do próximo pedido, em ${formatDay(subscription.nextDate)}`
        }
      >
        Alterar assinatura
      </PageTitle>
      <SubscriptionSection title="Frequência">
        <Frequency subscription={subscription} chosen={wishes.typeId} onChoose={wishes.chooseType} />
      </SubscriptionSection>
      <SubscriptionSection title="Produtos">
        <ul className="divide-y divide-line">
          {subscription.lines.map((line) => (
            <ChangeLine
              key={line.productId}
              line={line}
              quantity={wishes.quantities.get(line.productId) ?? line.quantity}
              step={steps.get(line.productId) ?? ONE}
              onChange={(quantity) => wishes.setQuantity(line.productId, quantity)}
            />
          ))}
        </ul>
        {wishes.isEmpty && (
          <p role="alert" className="text-danger text-sm">
            Deixe pelo menos um produto, ou cancele a assinatura.
          </p>
        )}
      </SubscriptionSection>
      <SubscriptionSection title="Onde receber">
        <PlaceChoice
          addresses={places.flatMap((place) => (place.address === undefined ? [] : [place.address]))}
          stores={places.flatMap((place) => (place.store === undefined ? [] : [place.store]))}
          chosen={wishes.placeId}
          onChoose={wishes.choosePlace}
        />
        <LinkButton tone="quiet" className="-ml-5 self-start" href={shopHref(shop.slug, '/enderecos')}>
          Meus endereços
        </LinkButton>
      </SubscriptionSection>
      <SubscriptionSection title="Pagamento">
        <PaymentChoice
          methods={fitting}
          chosen={fitting.find((method) => method.id === wishes.paymentMethodId)}
          onChoose={wishes.choosePayment}
        />
      </SubscriptionSection>
      {questions.length > 0 && (
        <SubscriptionSection title="O que a loja pergunta">
          <AnswerFields answers={answers} />
        </SubscriptionSection>
      )}
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" tone="primary" size="lg" busy={save.isPending} disabled={wishes.isEmpty}>
          Salvar alterações
        </Button>
        <LinkButton tone="secondary" size="lg" href={page}>
          Voltar sem alterar
        </LinkButton>
      </div>
    </form>
  );
}

interface FrequencyProps {
  readonly subscription: Subscription;
  readonly chosen: string;
  readonly onChoose: (typeId: string) => void;
}

function Frequency({ subscription, chosen, onChoose }: FrequencyProps) {
  const { api, shop } = useBuyer();
  const { data: types } = useSuspenseQuery(subscriptionTypesQuery(api, shop.id));
  return (
    <Select
      label="Com que frequência?"
      value={chosen}
      options={frequencyOptions(subscription, types)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

function useWishes({ typeId, lines, place, paymentMethodId }: Subscription) {
  const [type, chooseType] = useState(typeId);
  const [chosenPlace, choosePlace] = useState(() => placeId(place));
  const [payment, choosePayment] = useState(paymentMethodId);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, Quantity>>(() => new Map());
  return {
    ...{ typeId: type, chooseType, placeId: chosenPlace, choosePlace },
    ...{ paymentMethodId: payment, choosePayment, quantities },
    setQuantity: (id: string, quantity: Quantity) => setQuantities(new Map([...quantities, [id, quantity]])),
    isEmpty: lines.every((line) => (quantities.get(line.productId) ?? line.quantity) === NONE),
  };
}

/** The client's addresses and the shop's stores, by the delivery types that the shop offers. */
function usePlaces() {
  const buyer = useBuyer();
  const ways = offeredDeliveryTypes(new Set(buyer.shop.tags));
  const { data: addresses } = useSuspenseQuery(addressesQuery(buyer));
  const { data: pickup } = useSuspenseQuery(deliveryOptionsQuery(buyer, { type: 'pickup' }));
  const delivered = ways.includes('delivery') ? addresses : [];
  const handedOut = ways.includes('pickup')
    ? pickup.options.flatMap(({ store }) => (store === undefined ? [] : [store]))
    : [];
  return [
    ...delivered.map(
      (address) => ({ type: 'delivery', addressId: address.id, address, store: undefined }) as const,
    ),
    ...handedOut.map((store) => ({ type: 'pickup', storeId: store.id, store, address: undefined }) as const),
  ];
}

/** Only what differs from before. */
function changeOf(
  { typeId, lines, place, paymentMethodId }: Subscription,
  wishes: ReturnType<typeof useWishes>,
  chosen: ReturnType<typeof usePlaces>[number] | undefined,
): SubscriptionChange {
  const quantities = lines.flatMap(({ productId, quantity }) => {
    const wanted = wishes.quantities.get(productId) ?? quantity;
    return wanted === quantity ? [] : [{ productId, quantity: wanted }];
  });
  const moved = chosen !== undefined && placeId(chosen) !== placeId(place);
  return {
    ...(wishes.typeId === typeId ? {} : { typeId: wishes.typeId }),
    ...(quantities.length === 0 ? {} : { quantities }),
    ...(!moved
      ? {}
      : chosen.type === 'delivery'
        ? { place: { type: 'delivery', addressId: chosen.addressId } }
        : { place: { type: 'pickup', storeId: chosen.storeId } }),
    ...(wishes.paymentMethodId === paymentMethodId ? {} : { paymentMethodId: wishes.paymentMethodId }),
  };
}
