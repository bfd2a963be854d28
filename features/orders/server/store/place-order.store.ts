/** Writes a complete order in one statement: order, combos, lines, first event and key are all written, or none. */
import { sql } from 'drizzle-orm';
import { costOfProduct } from '#features/catalog/server/products/line-facts.store.ts';
import {
  type AppliedPromotion,
  promotionDiscount,
} from '#features/promotions/domain/promotion/applied-promotion.ts';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { ClientId, OrderNumber, PaymentMethodId, StaffId, SupplierId, UserId } from '#kernel/ids.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Capacity, Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { addSelected } from '#platform/mail/outbox.store.ts';
import { currentTrace } from '#platform/tracing/tracing.ts';
import type {
  BillingAddress,
  DeliverySnapshot,
  OrderCampaign,
  OrderCoupon,
  OrderSubscription,
} from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { firstStep, type MailReader, ORDER_MAIL } from '../../domain/order-step.ts';
import type { OrderLine, OrderTotals } from '../../domain/placed-order.ts';
import { keysSince } from './idempotency.store.ts';
import { orderEvents, orderKeys } from './order-records.tables.ts';
import { orderCombos, orderLines, orders } from './orders.tables.ts';

export interface NewOrder extends OrderTotals {
  readonly supplierId: SupplierId;
  readonly number: OrderNumber;
  readonly clientId: ClientId;
  readonly userId: UserId;
  /** The member of the shop's staff who made it for the client. */
  readonly staffId: StaffId | undefined;
  readonly issuedBy: string;
  readonly issuedAs: Capacity;
  /** Of the system that submitted it. */
  readonly apiKeyId: string | undefined;
  readonly status: OrderStatus;
  readonly channel: 'WEB' | 'MANUAL';
  readonly delivery: DeliverySnapshot;
  readonly billing: BillingAddress | undefined;
  readonly paymentMethodId: PaymentMethodId;
  readonly paymentName: string;
  readonly paymentVariance: number;
  readonly note: string;
  readonly customerOrderNumber: string;
  readonly coupon: OrderCoupon | undefined;
  readonly subscription: OrderSubscription | undefined;
  readonly characteristics: readonly CharacteristicAnswer[];
  readonly missingGifts: readonly string[];
  /** Only if the order holds products for adults. */
  readonly adultDeclaredAt: Instant | undefined;
  readonly campaign: OrderCampaign;
  readonly fingerprint: string;
  readonly lines: readonly OrderLine[];
  readonly key: string | undefined;
  readonly requestHash: string;
  /** The first recipient of the confirmation mail. */
  readonly mailTo: MailReader;
  readonly now: Instant;
}

const { placeholder } = sql;

const placementOf = (withCombos: boolean) =>
  prepared((db) => {
    const placed = db.$with('placed').as(
      db
        .insert(orders)
        .values({
          supplierId: placeholder('supplierId'),
          number: placeholder('number'),
          clientId: placeholder('clientId'),
          userId: placeholder('userId'),
          issuedBy: placeholder('issuedBy'),
          issuedAs: placeholder('issuedAs'),
          apiKeyId: placeholder('apiKeyId'),
          status: placeholder('status'),
          channel: placeholder('channel'),
          delivery: placeholder('delivery'),
          billing: placeholder('billing'),
          paymentMethodId: placeholder('paymentMethodId'),
          paymentName: placeholder('paymentName'),
          paymentVariance: placeholder('paymentVariance'),
          subtotal: placeholder('subtotal'),
          deliveryFee: placeholder('deliveryFee'),
          discount: placeholder('discount'),
          total: placeholder('total'),
          coupon: placeholder('coupon'),
          subscriptionTypeId: placeholder('subscriptionTypeId'),
          subscriptionLabel: placeholder('subscriptionLabel'),
          note: placeholder('note'),
          customerOrderNumber: placeholder('customerOrderNumber'),
          characteristics: placeholder('characteristics'),
          missingGifts: placeholder('missingGifts'),
          // As SQL: a column's own placeholder does not accept null.
          adultDeclaredAt: sql`${placeholder('adultDeclaredAt')}::timestamptz`,
          utmSource: placeholder('utmSource'),
          utmCampaign: placeholder('utmCampaign'),
          utmAll: placeholder('utmAll'),
          analyticsVisit: placeholder('analyticsVisit'),
          fingerprint: placeholder('fingerprint'),
          createdAt: placeholder('at'),
        })
        .returning({ number: orders.number, supplierId: orders.supplierId }),
    );
    const combos = db.$with('combos').as(
      db.insert(orderCombos).select(
        sql`select placed.supplier_id, placed.number, combo.position, combo.combo_id, combo.slug, combo.name, combo.quantity,
          combo.price, combo.total, null::bigint, combo.base_price, combo.undiscounted_price
        from placed, json_to_recordset(${placeholder('combos')}::json) as combo (position smallint, combo_id uuid,
          slug text, name text, quantity integer, price bigint, total bigint, base_price bigint,
          undiscounted_price bigint)`,
      ),
    );
    const lines = db.$with('lines').as(
      db.insert(orderLines).select(
        sql`select placed.supplier_id, placed.number, line.*, ${costOfProduct(sql`placed.supplier_id`, sql`line.product_id`)}
        from placed, json_to_recordset(${placeholder('lines')}::json) as line (position smallint, combo smallint, product_id uuid,
          sku text, slug text, name text, unit text, picture text, ground smallint, quantity bigint,
          unit_price bigint, price_reason text, total bigint, gift_wrap boolean, gift_wrap_price bigint, discount bigint,
          asked_price bigint, base_price bigint, undiscounted_price bigint, promotions jsonb, promotion_discount bigint)`,
      ),
    );
    const event = db.$with('event').as(
      db.insert(orderEvents).select(
        sql`select placed.supplier_id, placed.number, 0, ${placeholder('status')},
        case when ${placeholder('staffId')}::uuid is null then ${placeholder('userId')}::uuid end, '',
        ${placeholder('at')}::timestamptz, ${placeholder('staffId')}::uuid, ${placeholder('issuedBy')}::text from placed`,
      ),
    );
    // Part of the order's statement, so that it costs no extra round trip.
    const mail = db.$with('mail').as(
      addSelected(
        db,
        sql`select ${placeholder('mailId')}::uuid, ${ORDER_MAIL}::text,
        jsonb_strip_nulls(jsonb_build_object('supplierId', placed.supplier_id, 'number', placed.number::text,
          'step', ${placeholder('mailStep')}::text, 'to', ${placeholder('mailTo')}::text,
          'traceparent', ${placeholder('trace')}::text)),
        ${placeholder('at')}::timestamptz from placed`,
      ),
    );
    const key = db.$with('key').as(
      db
        .insert(orderKeys)
        .select(
          sql`select placed.supplier_id, ${placeholder('clientId')}::uuid, ${placeholder('key')},
          ${placeholder('requestHash')}, placed.number, ${placeholder('at')}::timestamptz
          from placed where ${placeholder('key')}::text is not null`,
        )
        // Only an expired key can conflict: valid ones were looked up under the client's lock.
        .onConflictDoUpdate({
          target: [orderKeys.supplierId, orderKeys.clientId, orderKeys.key],
          set: {
            requestHash: sql`excluded.request_hash`,
            orderNumber: sql`excluded.order_number`,
            createdAt: sql`excluded.created_at`,
          },
          setWhere: sql`${orderKeys.createdAt} <= ${placeholder('keysSince')}::timestamptz`,
        }),
    );
    return db
      .with(placed, ...(withCombos ? [combos] : []), lines, event, mail, key)
      .select({ number: placed.number })
      .from(placed)
      .prepare(withCombos ? 'orders_place_with_combos' : 'orders_place');
  });

const placement = placementOf(false);
const placementWithCombos = placementOf(true);

export async function placeOrder(
  db: Db,
  { lines, now, subscription, campaign, adultDeclaredAt, ...order }: NewOrder,
): Promise<void> {
  const combos = lines.filter(({ parts }) => parts !== undefined).map(comboRow);
  // Opening the combos' table in vain would cost as much as a short query.
  const [placed] = await (combos.length === 0 ? placement : placementWithCombos)(db).execute({
    ...order,
    key: order.key ?? null,
    mailId: newId(),
    mailStep: firstStep(order.status),
    trace: currentTrace()?.traceparent ?? null,
    apiKeyId: order.apiKeyId ?? null,
    staffId: order.staffId ?? null,
    billing: order.billing ?? null,
    coupon: order.coupon ?? null,
    subscriptionTypeId: subscription?.typeId ?? null,
    subscriptionLabel: subscription?.label ?? '',
    adultDeclaredAt: adultDeclaredAt === undefined ? null : new Date(adultDeclaredAt),
    utmSource: campaign.source,
    utmCampaign: campaign.campaign,
    utmAll: campaign.all,
    analyticsVisit: campaign.visit ?? '',
    combos: JSON.stringify(combos),
    lines: JSON.stringify(productRows(lines)),
    at: new Date(now),
    keysSince: new Date(keysSince(now)),
  });
  if (placed === undefined) throw new Error('the order was not written');
}

const comboRow = (line: OrderLine, position: number) => ({
  position,
  combo_id: line.productId,
  slug: line.slug,
  name: line.name,
  quantity: line.quantity / ONE,
  price: line.unitPrice,
  total: line.total,
  base_price: line.basePrice ?? null,
  undiscounted_price: line.undiscountedPrice ?? null,
});

/** A combo's products take its position, and hold the combo's index. */
export function productRows(lines: readonly OrderLine[]) {
  const combos = lines.filter(({ parts }) => parts !== undefined);
  return lines
    .flatMap((line) => {
      const combo = line.parts === undefined ? undefined : combos.indexOf(line);
      return (line.parts ?? [line]).map((product) => ({ product, combo }));
    })
    .map(({ product, combo }, position) => ({ ...lineRow(product), position, combo }));
}

const lineRow = (line: OrderLine) => ({
  product_id: line.productId,
  sku: line.sku,
  slug: line.slug,
  name: line.name,
  unit: line.unit,
  picture: line.picture,
  ground: line.ground,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  price_reason: line.reason,
  total: line.total,
  gift_wrap: line.giftWrap,
  gift_wrap_price: line.giftWrapPrice ?? 0,
  discount: line.discount ?? 0,
  asked_price: line.requestedPrice ?? null,
  base_price: line.basePrice ?? null,
  undiscounted_price: line.undiscountedPrice ?? null,
  promotions: line.promotions?.map(stored) ?? null,
  promotion_discount: promotionDiscount(line.promotions),
});

const stored = ({ limited: _, ...applied }: AppliedPromotion): AppliedPromotion => applied;
