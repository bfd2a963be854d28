/** The constants of spec 9, each with the name and value that the code must contain, and the test that plays it. */
export interface SpecConstant {
  readonly meaning: string;
  /** Matches the definition's line, name and value. */
  readonly definition: RegExp;
  /** Absent: any test that mentions it. */
  readonly played?: PlayedBy;
}

export interface PlayedBy {
  readonly file: string;
  /** The test's title, or the beginning of it. */
  readonly title: string;
}

const constant = (meaning: string, name: string, value: string, file = '', title = ''): SpecConstant => ({
  meaning,
  definition: new RegExp(`\\b${name}\\b[^=\\n]*=\\s*${value}(?![0-9_])`),
  ...(file === '' ? {} : { played: { file, title } }),
});

const WAITS = 'e2e/days/tempos/esperas.spec.ts';
const FEE = 'a client’s fee follows a changed cart after 500 and 2000 ms';
const SEARCH = 'a search is made 250 ms after the last key, its suggestions 1000 ms after it, at most ten';
const CAROUSELS = 'features/content/storefront/carousels/carousels-query.test.ts';
const SHOPS = 'e2e/days/entrega/enderecos-e-lojas.spec.ts';

export const SPEC_CONSTANTS: readonly SpecConstant[] = [
  constant('Cart save debounce 1000 ms', 'CART_SAVE_DELAY', '1_?000', WAITS, FEE),
  {
    meaning: 'Quantity precision 3 decimals',
    definition: /Math\.round\(value \* 1000\)/,
    played: { file: 'kernel/quantity.test.ts', title: 'quantity is rounded to 3 decimals' },
  },
  constant(
    'Representative client page size 10',
    'CLIENT_PAGE_SIZE',
    '10',
    'apps/server/test/accounts/representatives.test.ts',
    'the list holds the own clients alone, by name, ten a page',
  ),
  constant('Chat page size 30', 'CHAT_PAGE_SIZE', '30'),
  constant(
    'Product page size 20',
    'PAGE_SIZE',
    '20',
    'e2e/days/catalogo/lista-e-filtros.spec.ts',
    'has pages with addresses of their own, and an end',
  ),
  constant(
    'Store persistence throttle 500 ms',
    'STORE_INTERVAL',
    '500',
    'features/cart/storefront/unsent/unsent-changes.test.ts',
    'the first change at once, the following ones together, and nothing once it is saved',
  ),
  constant('Search debounce 250 ms', 'SEARCH_DELAY', '250', WAITS, SEARCH),
  constant('Suggestion debounce 1000 ms', 'SUGGESTION_DELAY', '1_?000', WAITS, SEARCH),
  constant('At most 10 suggestions', 'SUGGESTIONS', '10', WAITS, SEARCH),
  constant('Delivery-fee lookup debounce 500 ms', 'FEE_LOOKUP_DEBOUNCE', '500', WAITS, FEE),
  constant('Delivery-fee lookup delay 2000 ms', 'FEE_LOOKUP_DELAY', '2_?000', WAITS, FEE),
  constant(
    'Cep fee debounce 500 ms',
    'CEP_FEE_DEBOUNCE',
    '500',
    WAITS,
    'a fee is asked for 500 ms after a CEP was typed',
  ),
  constant(
    'Carousel fetch delay 10 ms',
    'CAROUSEL_DELAY',
    '10',
    CAROUSELS,
    'carousels are fetched after 10 ms',
  ),
  constant(
    'Carousel products delayed 1000 ms',
    'CAROUSEL_PRODUCTS_DELAY',
    '1_?000',
    CAROUSELS,
    'the products of a carousel are fetched after 1000 ms',
  ),
  constant(
    'Addresses and invoices reload 1000 ms after login',
    'AFTER_LOGIN_DELAY',
    '1_?000',
    WAITS,
    'what is owed is loaded a second after the login',
  ),
  constant(
    'Coupon revalidation after 200 ms',
    'REVALIDATION_DELAY',
    '200',
    'features/cart/storefront/coupons/apply-code.test.ts',
    'an applied code is validated again after 200 ms',
  ),
  constant(
    'API-key login after about 1 s',
    'API_KEY_LOGIN_DELAY',
    '1_?000',
    WAITS,
    'a key in the address logs in after about a second',
  ),
  constant('UTM cookie lifetime 604800 s', 'UTM_LIFETIME', '604_?800'),
  constant('Chat retries 5', 'CHAT_RETRIES', '5'),
  {
    meaning: "Default description 'Confira nossas ofertas!'",
    definition: /'Confira nossas ofertas!'/,
    played: {
      file: SHOPS,
      title: 'a shop is found by slug, by UUID and under the legacy prefix, and shown by its slug',
    },
  },
  {
    meaning: 'Layout maximum width 1440 px',
    definition: /--container-page:\s*90rem/,
    played: {
      file: 'e2e/access/largura-e-politica.spec.ts',
      title: 'the layout is at most 1440 px wide, in the middle',
    },
  },
  constant('Empty UUID means no supplier', 'EMPTY_UUID', "'00000000-0000-0000-0000-000000000000'"),
  {
    meaning: 'Default theme: primary, secondary, auxiliary, white text',
    definition: /DEFAULT_THEME: ThemeColours = \{/,
    played: {
      file: 'features/suppliers/server/suppliers.test.ts',
      title: 'a supplier without colours of its own has the default theme',
    },
  },
  {
    meaning: 'Sales channels listed',
    definition: /'portfolio web',/,
    played: {
      file: 'features/suppliers/domain/modules.test.ts',
      title: 'a request for %s passes only where the supplier has it',
    },
  },
];
