/** Constants of spec 9: each is played, not read. */
import { proof } from './proof.ts';

export const CONSTANTS = [
  proof(
    'e2e/days/tempos/esperas.spec.ts',
    'a client’s fee follows a changed cart after 500 and 2000 ms, and the cart is saved after 1000',
    'Cart save debounce 1000 ms',
    'Delivery-fee lookup debounce 500 ms',
    'Delivery-fee lookup delay 2000 ms',
  ),
  proof(
    'apps/server/test/accounts/representatives.test.ts',
    'the list holds the own clients alone, by name, ten a page, with how many there are',
    'Representative client page size 10',
  ),
  proof(
    'e2e/days/catalogo/lista-e-filtros.spec.ts',
    'has pages with addresses of their own, and an end',
    'Product page size 20',
  ),
  proof(
    'features/cart/storefront/unsent/unsent-changes.test.ts',
    'the first change at once, the following ones together, and nothing once it is saved',
    'Store persistence throttle 500 ms',
  ),
  proof(
    'e2e/days/tempos/esperas.spec.ts',
    'a search is made 250 ms after the last key, its suggestions 1000 ms after it, at most ten',
    'Search debounce 250 ms',
    'Suggestion debounce 1000 ms',
    'At most 10 suggestions',
  ),
  proof(
    'e2e/days/tempos/esperas.spec.ts',
    'a fee is asked for 500 ms after a CEP was typed',
    'Cep fee debounce 500 ms',
  ),
  proof(
    'features/content/storefront/carousels/carousels-query.test.ts',
    'carousels are fetched after 10 ms, without their products',
    'Carousel fetch delay 10 ms',
  ),
  proof(
    'features/content/storefront/carousels/carousels-query.test.ts',
    'the products of a carousel are fetched after 1000 ms',
    'Carousel products delayed 1000 ms',
  ),
  proof(
    'e2e/days/tempos/esperas.spec.ts',
    'what is owed is loaded a second after the login',
    'Addresses and invoices reload 1000 ms after login',
  ),
  proof(
    'features/cart/storefront/coupons/apply-code.test.ts',
    'an applied code is validated again after 200 ms, by the save of the cart',
    'Coupon revalidation after 200 ms',
  ),
  proof(
    'e2e/days/tempos/esperas.spec.ts',
    'a key in the address logs in after about a second',
    'API-key login after about 1 s',
  ),
  proof(
    'kernel/quantity.test.ts',
    'quantity is rounded to 3 decimals: %d is %i thousandths',
    'Quantity precision 3 decimals',
  ),
  proof(
    'e2e/days/entrega/enderecos-e-lojas.spec.ts',
    'a shop is found by slug, by UUID and under the legacy prefix, and shown by its slug',
    "Default description 'Confira nossas ofertas!'",
  ),
  proof(
    'e2e/access/largura-e-politica.spec.ts',
    'the layout is at most 1440 px wide, in the middle',
    'Layout maximum width 1440 px',
  ),
  proof(
    'features/suppliers/server/suppliers.test.ts',
    'a supplier without colours of its own has the default theme',
    'Default theme: primary, secondary, auxiliary, white text',
  ),
  proof(
    'features/suppliers/domain/modules.test.ts',
    'a request for %s passes only where the supplier has it',
    'Sales channels listed',
  ),
  proof(
    'features/chat/server/chat.test.ts',
    'is read in pages of 30 from the last, and after a number',
    'Chat page size 30',
  ),
  proof(
    'features/privacy/domain/campaign.test.ts',
    'UTM cookies live 604800 seconds',
    'UTM cookie lifetime 604800 s',
  ),
  proof(
    'features/chat/ui/live/follow-chat.test.ts',
    'a page connects with a ticket of its own each time, and retries five times',
    'Chat retries 5',
  ),
  proof(
    'apps/server/src/context/context-of.test.ts',
    'is refused to a visitor, whose own id is the empty one',
    'Empty UUID means no supplier',
  ),
];
