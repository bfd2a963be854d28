import { X } from 'lucide-react';
import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { FormQuantity } from '#platform/panel/forms/fields/form-quantity.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AddProduct } from './add-product.tsx';
import { DraftCard } from './draft-card.tsx';
import { LinePrice } from './line-price.tsx';
import { type AddedGoods, type DraftLine, withProduct } from './order-draft.ts';
import type { AttendedOrder } from './use-attended-order.ts';

/** The products and combos of the order, at the client's prices; what is given with them; and what cannot be sold so. */
export function DraftGoods({ order }: { readonly order: AttendedOrder }) {
  const { form, fields, preview, terms, standing, pricing } = order;
  const { lines } = fields;
  const setLines = (next: readonly DraftLine[]): void =>
    form.form.setValue('lines', next, { shouldDirty: true });
  const add = (product: AddedGoods): void => {
    setLines(withProduct(lines, product));
    const at = lines.findIndex(({ id, combo }) => id === product.id && combo === product.combo);
    // Its field is drawn by then.
    requestAnimationFrame(() =>
      form.form.setFocus(`lines.${at < 0 ? lines.length : at}.quantity`, { shouldSelect: true }),
    );
  };
  const { notices = [], gifts = [], hints = [], subtotal, minimumOrder } = preview?.cart ?? {};
  const tooSmall = minimumOrder !== undefined && subtotal !== undefined && subtotal < minimumOrder;
  const soldOf = ({ id, combo }: DraftLine) =>
    preview?.cart.lines.find(({ product }) => product.id === id && (product.combo !== undefined) === combo);
  return (
    <DraftCard title="Produtos">
      {standing !== undefined && (
        <AddProduct
          clientId={fields.client?.id ?? ''}
          standing={standing}
          combos={terms?.combos ?? []}
          onAdd={add}
        />
      )}
      <p className="col-span-full text-ink-2 text-sm">
        Valem os preços deste cliente em pedidos feitos pela loja: o que é só para compras pelo site não
        entra.
      </p>
      {lines.length === 0 ? (
        <p className="col-span-full text-ink-2 text-sm">Procure o primeiro produto.</p>
      ) : (
        <ul aria-label="Itens do pedido" className="col-span-full flex flex-col divide-y divide-line">
          {lines.map((line, index) => (
            <li
              key={`${line.combo} ${line.id}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
            >
              <LinePrice line={line} sold={soldOf(line)} pricing={pricing} />
              <FormQuantity
                form={form}
                name={`lines.${index}.quantity`}
                label={`Quantidade de ${line.name}`}
                className="col-start-1 row-start-2 max-w-40 sm:col-start-2 sm:row-start-1 [&_label]:sr-only"
                {...unitOf(soldOf(line)?.product.unit)}
              />
              <IconButton
                label={`Tirar ${line.name}`}
                icon={<X />}
                className="col-start-2 row-start-1 sm:col-start-3"
                onClick={() => setLines(lines.filter((other) => other !== line))}
              />
            </li>
          ))}
        </ul>
      )}
      {gifts.length > 0 && (
        <ul aria-label="Brindes" className="col-span-full flex flex-col gap-1 text-sm text-success">
          {gifts.map(({ promotion, product, quantity, missing }) => (
            <li key={`${promotion.id} ${missing ?? false}`}>
              {missing
                ? `${promotion.label}: ${product.name} está sem estoque`
                : `Brinde: ${formatQuantity(quantity)} ${product.unit} de ${product.name} (${promotion.label})`}
            </li>
          ))}
        </ul>
      )}
      {hints.map(({ promotionId, text }) => (
        <p key={promotionId} className="col-span-full text-ink-2 text-sm">
          {text}
        </p>
      ))}
      {!pricing && tooSmall && (
        <p className="col-span-full text-sm text-warn">
          {`O pedido mínimo combinado com este cliente é de ${formatMoney(minimumOrder)} em produtos.`}
        </p>
      )}
      {!pricing && notices.length > 0 && (
        <Alert
          tone="warn"
          title="Nem tudo pode ser vendido assim"
          announced
          className="col-span-full"
          actions={
            <Button size="sm" onClick={() => setLines(lines.flatMap((line) => possible(line, soldOf(line))))}>
              Usar o que é possível
            </Button>
          }
        >
          <ul className="flex flex-col gap-1">
            {notices.map((notice) => (
              <li key={`${notice.kind} ${notice.productId}`}>{noticeText(notice)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {preview?.cart.subtotal !== undefined && (
        <p className="col-span-full text-right font-semibold tabular-nums">
          {`Produtos: ${formatMoney(preview.cart.subtotal)}`}
        </p>
      )}
    </DraftCard>
  );
}

const unitOf = (unit: string | undefined) => (unit === undefined ? {} : { unit });

/** The line as it can be sold; none where it cannot. */
const possible = (line: DraftLine, sold: { readonly quantity: number } | undefined): readonly DraftLine[] =>
  sold === undefined ? [] : [{ ...line, quantity: sold.quantity }];
