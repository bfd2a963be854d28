/** Tags of spec 6 and states of spec 4. What they change is seen on the screens, so each needs a browser. */
import { proof } from './proof.ts';

const SUPPLIERS = 'e2e/days/entrega/fornecedores.spec.ts';
const QUOTES = 'e2e/days/empresa/dia-da-empresa.spec.ts';
const QUOTE_DAY =
  'a quote is requested, priced, accepted, delivered, invoiced and paid, and every step is notified and mailed';

export const TAGS_AND_STATES = [
  proof(
    'e2e/days/medicao/eventos-da-loja.spec.ts',
    'withdrawn consent ends it at once, and a shop without the tag never begins',
    'enable-google-analytics-ga4-version-tag-events',
  ),
  proof(
    'e2e/days/compra/precos-por-pagamento.spec.ts',
    'the checkout asks for its cart and its coupons with the way of paying that stands, also where prices do not vary',
    'support-price-variance-by-payment',
  ),
  proof(
    'e2e/days/compra/compra-no-atacado.spec.ts',
    'the wholesale minimum counts what a box holds, except at a shop that disables it',
    'disable-product-multiple',
  ),
  proof(SUPPLIERS, 'use-new-style-page: the home begins with the sectors', 'use-new-style-page'),
  proof(
    'e2e/days/compra/precos-por-entrega.spec.ts',
    'prices are those of how one receives: in lists, on the product’s page, in the cart',
    'has-delivery',
    'has-collect',
    'DELIVERY',
    'RETIRADA',
  ),
  proof(
    'e2e/days/catalogo/sugestoes.spec.ts',
    'home, cart and a search without results suggest products, and nothing moves',
    'enable-recommendation-system',
  ),
  proof(
    'e2e/days/carrinho/cupons.spec.ts',
    'the account menu shows the client’s coupons, before and with a cart',
    'uses-share-coupom',
  ),
  proof(
    'e2e/days/compra/compra-no-atacado.spec.ts',
    'gets that it does, and is not logged in',
    'support-budget',
  ),
  proof(
    'e2e/days/conta/cadastro.spec.ts',
    'a shop that restricts only orders says at its checkout whether one waits or was refused; one that blocks lets nobody in',
    'restrict-not-approved-user-submission',
    'block-not-approved-user',
  ),
  proof(
    'e2e/days/compra/compra-no-atacado.spec.ts',
    'a visitor sees none: not on the page, not in its source, not in an answer',
    'hide-price-for-logged-out-customers',
  ),
  proof(
    SUPPLIERS,
    'requires-supplier-to-access: a supplier is chosen before the shop opens',
    'requires-supplier-to-access',
  ),
  proof(
    SUPPLIERS,
    'requires-address-to-access: a place with coordinates is chosen first, where the shop delivers',
    'requires-address-to-access',
  ),
  proof(
    SUPPLIERS,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title's source
    "${tags.join(', ') || 'no tag'}: ${offered} addresses, ${chosen} of them chosen",
    'use-primary-address',
    'uses-single-address',
    'store-prefers-delivery-with-pickup',
  ),
  proof(QUOTES, QUOTE_DAY, 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO'),
  proof(
    'e2e/days/compra/orcamento.spec.ts',
    'an order is followed to its delivery by the shop’s link',
    'ENVIADO',
    'SEPARANDO',
    'PAGO',
    'EMENTREGA',
    'ENTREGUE',
  ),
  proof(
    'e2e/days/compra/dia-do-consumidor.spec.ts',
    'a Pix is paid while its page is open, and has a new code when its time is over',
    'AGUARDANDOPAGAMENTO',
  ),
  proof(
    'e2e/days/compra/retirada-na-papelaria.spec.ts',
    'a white-label shop on its own host sells for pickup, with addresses that do not name it',
    'PRONTO_RETIRADA',
  ),
  proof('e2e/days/compra/orcamento.spec.ts', 'a client gives an order up, and says why', 'CANCELADO'),
];
