/** Calls of spec 7 about orders, delivery, cart and coupons. */
import { proof } from './proof.ts';

const ORDERS = 'features/orders/server/routes/orders.routes.test.ts';
const DOCUMENTS = 'e2e/days/compra/documentos-do-pedido.spec.ts';
const FEES = 'apps/server/test/fee-preview.test.ts';
const SUBSCRIBED = 'features/orders/server/submit/subscribed-order.test.ts';
const COUPONS = 'features/coupons/server/coupons.routes.test.ts';

export const BUYING_CALLS = [
  proof(
    ORDERS,
    'the list is newest first, in pages, with a glance at each order, and one’s own',
    'GET /v2/app/pedido/cliente/{}',
  ),
  proof(ORDERS, 'answers what the specification reads of an order', 'POST /v2/app/{}/usuario/{}/pedido'),
  proof(
    'apps/server/test/accounts/linked-users.test.ts',
    'sees the orders that they issued; the main user sees all, and who issued them',
    'GET /v2/app/{}/order/{}',
  ),
  proof(
    ORDERS,
    'the same key gives the same response, and the duplicate check returns its order',
    'POST /v2/app/{}/usuario/{}/pedido/duplicidade',
  ),
  proof(
    DOCUMENTS,
    'a delivered order is rated, and its receipt, DANFE and XML are taken along',
    'POST /v1/app/{}/pedido/{}/avaliar',
    'POST /v4/payment/generate-receipt/{}/{}',
    'GET /v4/danfe/{}/{}',
  ),
  proof(
    DOCUMENTS,
    'orders are found by what they are, and the list is taken along as it is seen',
    'POST /v4/orders/export/{}',
  ),
  proof(
    'e2e/days/compra/pagamentos.spec.ts',
    'an order on delivery is paid by card instead',
    'PUT /v4/orders/payment-method/{}/order/{}',
  ),
  proof(
    FEES,
    'the fee by address, by CEP and in the list of ways is the fee of the order',
    'GET /v4/app/{}/formas-entrega/{}',
    'GET /v4/app/{}/taxa-entrega/{}',
    'POST /v4/app/taxa-entrega/{}/{}',
  ),
  proof(
    'features/delivery/server/delivery.routes.test.ts',
    'by CEP is that of the first way, with its first time',
    'POST /v4/app/formas-entrega/{}/{}',
  ),
  proof(
    'features/cart/server/cart.test.ts',
    'replaces the cart by what is sent, in its order',
    'POST /v2/app/{}/usuario/{}/cart',
    'GET /v2/app/{}/usuario/{}/cart',
  ),
  proof(
    'e2e/days/assinatura/assinatura.spec.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title's source
    'the selection is kept only if the list of types is unchanged: ${where}',
    'GET /v4/subscription/type/list/{}',
  ),
  proof(
    SUBSCRIBED,
    'charges what the cart showed, keeps the type, and begins a subscription',
    'GET /v4/subscription/list/{}/{}',
  ),
  proof(
    SUBSCRIBED,
    'is cancelled once, and stays to be read',
    'GET /v4/subscription/get/{}',
    'DELETE /v4/subscription/cancel/{}',
  ),
  proof(
    COUPONS,
    'in any spelling, with what it gives for the saved cart',
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{}/cliente/{}/cupom/{}',
  ),
  proof(
    COUPONS,
    'is made on first ask, once, also when two ask at the same time',
    'GET /v2/app/cupom-desconto/indicacao/{}',
  ),
  proof(
    'e2e/days/carrinho/cupons.spec.ts',
    'the account menu shows the client’s coupons, before and with a cart',
    'GET /v2/app/cupom-desconto/cliente/{}',
  ),
];
