/** The constants of spec 9, each with the name and value that the code must contain. */
export interface SpecConstant {
  readonly meaning: string;
  /** Matches the definition's line, name and value. */
  readonly definition: RegExp;
}

const constant = (meaning: string, name: string, value: string): SpecConstant => ({
  meaning,
  definition: new RegExp(`\\b${name}\\b[^=\\n]*=\\s*${value}(?![0-9_])`),
});

export const SPEC_CONSTANTS: readonly SpecConstant[] = [
  constant('Cart save debounce 1000 ms', 'CART_SAVE_DELAY', '1_?000'),
  {
    meaning: 'Quantity precision 3 decimals',
    definition: /Math\.round\(value \* 1000\)/,
  },
  constant('Representative client page size 10', 'CLIENT_PAGE_SIZE', '10'),
  constant('Chat page size 30', 'CHAT_PAGE_SIZE', '30'),
  constant('Product page size 20', 'PAGE_SIZE', '20'),
  constant('Store persistence throttle 500 ms', 'STORE_INTERVAL', '500'),
  constant('Search debounce 250 ms', 'SEARCH_DELAY', '250'),
  constant('Suggestion debounce 1000 ms', 'SUGGESTION_DELAY', '1_?000'),
  constant('At most 10 suggestions', 'SUGGESTIONS', '10'),
  constant('Delivery-fee lookup debounce 500 ms', 'FEE_LOOKUP_DEBOUNCE', '500'),
  constant('Delivery-fee lookup delay 2000 ms', 'FEE_LOOKUP_DELAY', '2_?000'),
  constant('Cep fee debounce 500 ms', 'CEP_FEE_DEBOUNCE', '500'),
  constant('Carousel fetch delay 10 ms', 'CAROUSEL_DELAY', '10'),
  constant('Carousel products delayed 1000 ms', 'CAROUSEL_PRODUCTS_DELAY', '1_?000'),
  constant('Addresses and invoices reload 1000 ms after login', 'AFTER_LOGIN_DELAY', '1_?000'),
  constant('Coupon revalidation after 200 ms', 'REVALIDATION_DELAY', '200'),
  constant('API-key login after about 1 s', 'API_KEY_LOGIN_DELAY', '1_?000'),
  constant('UTM cookie lifetime 604800 s', 'UTM_LIFETIME', '604_?800'),
  constant('Chat retries 5', 'CHAT_RETRIES', '5'),
  {
    meaning: "Default description 'Confira nossas ofertas!'",
    definition: /'Confira nossas ofertas!'/,
  },
  {
    meaning: 'Layout maximum width 1440 px',
    definition: /--container-page:\s*90rem/,
  },
  constant('Empty UUID means no supplier', 'EMPTY_UUID', "'00000000-0000-0000-0000-000000000000'"),
  {
    meaning: 'Default theme: primary, secondary, auxiliary, white text',
    definition: /DEFAULT_THEME: ThemeColours = \{/,
  },
  {
    meaning: 'Sales channels listed',
    definition: /'portfolio web',/,
  },
];
