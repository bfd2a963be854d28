import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useAfterFilling } from '#features/cart/storefront/fill/use-after-filling.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import type { OrderNumber, ProductId } from '#kernel/ids.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { repeatTexts } from '../../contract/read/orders-texts.ts';
import type { RepeatedOrder } from '../../domain/repeated-order.ts';
import { Panel } from '../order/panel.tsx';
import { repeatQuery } from './load-repeat.ts';
import { RepeatRow } from './repeat-row.tsx';

interface RepeatScreenProps {
  readonly number: OrderNumber;
  /** The cart's component that adds products. */
  readonly Fill: ComponentType<{
    readonly lines: readonly ShownLine[];
    readonly repeatsOrder: boolean;
    readonly failure: string;
    readonly onFilled: (taken: number) => void;
  }>;
}

/** Repeats an order: shows what has changed since, then adds it to the cart. Spec 2, repeat items; spec 8, repeat order. */
export function RepeatScreen({ number, Fill }: RepeatScreenProps) {
  const buyer = useBuyer();
  const afterFilling = useAfterFilling();
  const { slug } = buyer.shop;
  const zone = useTimeZone();
  const { data: order } = useSuspenseQuery(repeatQuery(buyer, number));
  const [left, setLeft] = useState<ReadonlySet<ProductId>>(new Set());
  const chosen = order.lines.filter(
    ({ ordered, today }) => today !== undefined && !left.has(ordered.productId),
  );
  const choose = (productId: ProductId, wanted: boolean): void =>
    setLeft((before) => {
      const after = new Set(before);
      if (wanted) after.delete(productId);
      else after.add(productId);
      return after;
    });
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <Breadcrumb
        crumbs={[
          { label: 'Meus pedidos', href: shopHref(slug, '/pedidos') },
          { label: `Pedido ${number}`, href: shopHref(slug, `/pedidos/${number}`) },
        ]}
        current="Repetir"
      />
      <PageTitle
        lead={`Feito em ${formatDateTime(order.createdAt, zone)}. Preços de agora, pagando como no pedido: ${order.paymentName}.`}
      >
        Repetir pedido {number}
      </PageTitle>
      <WhatChanged order={order} />
      <Panel title="O que vai para o carrinho">
        <ul className="divide-y divide-line">
          {order.lines.map((line) => (
            <RepeatRow
              key={line.ordered.productId}
              line={line}
              chosen={chosen.includes(line)}
              onChoose={(wanted) => choose(line.ordered.productId, wanted)}
            />
          ))}
        </ul>
      </Panel>
      <Fill
        lines={chosen.flatMap(({ today }) => today ?? [])}
        repeatsOrder
        failure={repeatTexts.failed}
        onFilled={(taken) => {
          if (taken === 0) {
            showToast({ text: repeatTexts.failed, tone: 'error' });
            return;
          }
          afterFilling(repeatTexts.loaded);
        }}
      />
    </div>
  );
}

function WhatChanged({ order: { lines } }: { readonly order: RepeatedOrder }) {
  const changed = lines.filter(({ today, notices }) => today === undefined || notices.length > 0).length;
  if (changed === 0) {
    return <Alert tone="success">Nada mudou desde o pedido: os mesmos preços e tudo disponível.</Alert>;
  }
  return (
    <Alert tone="warn" title="Algumas coisas mudaram desde o pedido">
      {changed === 1 ? 'Em 1 item' : `Em ${changed} itens`}: confira abaixo antes de pôr no carrinho.
    </Alert>
  );
}
