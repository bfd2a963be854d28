/**
 * What happens to every text that the database stores about a person: exported, deleted with the client, or retained for
 * a reason. A new table or text column has to be added here. LGPD art. 16, 18, 19; reliability G21.
 */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';

type Fate =
  /** In the export; deleted with the client. */
  | 'exported, erased'
  /** In the export; retained, because: … */
  | `exported, retained: ${string}`
  /** Not in the export, because: …; deleted with the client, or earlier. */
  | `erased: ${string}`
  /** Not in the export, and retained, because: … */
  | `retained: ${string}`;

const FISCAL = 'exported, retained: the fiscal minimum of a sale' as const;
const STATE = 'retained: one of a few fixed words, which say nothing without the row' as const;
const FORMER = 'retained: the way of paying that a sale had before, and what it cost by that' as const;
const GOODS = 'exported, retained: goods of a sale' as const;
const SECRET = 'erased: a hash or a secret, which nobody is shown' as const;

/** Tables with rows about people: each column that can hold text. */
const PEOPLE: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  addresses: {
    label: 'exported, erased',
    street: 'exported, erased',
    number: 'exported, erased',
    district: 'exported, erased',
    complement: 'exported, erased',
    city: 'exported, erased',
    state: 'exported, erased',
    postal_code: 'exported, erased',
    country: 'exported, erased',
    reference: 'exported, erased',
    erp_code: 'erased: always empty',
  },
  address_erp_codes: { erp_code: 'erased: the address’s number in a shop’s system' },
  audit_events: {
    action: STATE,
    before: 'exported, erased',
    after: 'exported, erased',
  },
  cart_coupons: { code: 'exported, erased' },
  carts: {
    lines: 'exported, erased',
    note: 'exported, erased',
    customer_order_number: 'exported, erased',
    seen_terms: 'erased: the offer that was last shown',
    attendant: 'exported, erased',
    lock_reason: 'exported, erased',
  },
  charge_events: {
    provider: STATE,
    provider_event: 'retained: a provider’s number of a payment, for disputes',
    before: STATE,
    after: STATE,
    note: STATE,
  },
  automatic_group_changes: {},
  charges: {
    kind: FISCAL,
    status: FISCAL,
    provider: STATE,
    provider_ref: 'retained: a provider’s number of a payment, for disputes',
    operation: STATE,
    failure: STATE,
    pix_code: 'retained: names the shop, the order and the amount alone',
    pix_txid: 'retained: names the order alone',
    details: 'exported, erased',
  },
  chat_files: { content: 'erased: the file of a message, which the export names' },
  chat_messages: {
    side: STATE,
    author: 'exported, erased',
    kind: STATE,
    text: 'exported, erased',
    file_name: 'exported, erased',
    media_type: STATE,
  },
  chat_rooms: { channel: STATE },
  client_link_events: { act: STATE },
  client_links: { email: 'exported, erased', code_hash: SECRET },
  representative_invitations: {
    email: 'erased: where somebody was asked, who may have nothing to do with a client yet',
    code_hash: SECRET,
  },
  export_pieces: {
    content: 'erased: files that name clients are deleted with any of them, and every file after thirty days',
  },
  client_notes: { text: 'exported, erased' },
  client_pricing: { groups: 'exported, erased' },
  clients: {
    kind: 'exported, retained: person or company, beside the fiscal document',
    name: 'exported, erased',
    document: 'exported, erased',
    phone: 'exported, erased',
    fiscal_document: 'retained: the document that the law wants with orders; empty without any',
    state_registration: 'exported, erased',
  },
  coupon_buyers: {},
  coupon_uses: {},
  coupons: {
    code: 'exported, retained: switched off; uses of orders that stay name it',
    description: 'exported, retained: the shop’s words about the coupon',
    channel: STATE,
  },
  customers: {
    erp_code: 'exported, erased',
    characteristics: 'exported, erased',
    tags: 'exported, erased',
    terms_note: 'exported, erased',
  },
  company_links: {},
  deletion_requests: {},
  document_requests: { kinds: 'exported, erased', note: 'exported, erased' },
  live_tickets: { hash: SECRET, room: 'erased: ids, for seconds' },
  login_attempts: { key: 'erased: a hash, until somebody’s login or tenth attempt an hour after it' },
  login_tokens: {
    token_hash: SECRET,
    email: 'erased: goes with its session, and after a minute',
    host: 'erased: goes with its session, and after a minute',
  },
  mail_outbox: {
    kind: STATE,
    facts: 'erased: what a mail that waits or was given up is about; thirty days at most',
    last_error: 'retained: a server’s code',
  },
  mailed_codes: { purpose: STATE, code_hash: SECRET, email: 'erased: exported as the users’ own e-mail' },
  mandate_events: {
    provider: STATE,
    provider_event: 'retained: a provider’s number of a mandate, for disputes',
    before: STATE,
    after: STATE,
    note: STATE,
  },
  mandates: {
    provider: STATE,
    provider_ref: 'retained: a provider’s number of a mandate, for disputes',
    status: 'exported, retained: without the client’s name',
    periodicity: STATE,
    code: 'erased: names the shop alone',
    first_code: 'erased: names the shop, the order and the amount alone',
    operation: STATE,
  },
  nfe_documents: {
    key: 'exported, retained: the law wants invoices kept as they were signed',
    issuer_document: 'exported, retained: the shop’s',
    issuer_name: 'exported, retained: the shop’s',
    xml: 'exported, retained: the law wants invoices kept as they were signed; its key leads to it',
  },
  order_combos: { slug: GOODS, name: GOODS },
  order_day_parts: {
    topic: STATE,
    key: 'retained: whose sums they are, by a number that leads to nothing once the client is erased',
    name: GOODS,
  },
  order_month_parts: {
    topic: STATE,
    key: 'retained: whose sums they are, by a number that leads to nothing once the client is erased',
  },
  order_edits: {
    lines: GOODS,
    message: 'erased: what the shop wrote to the client',
    by_name: 'retained: one of the shop’s people',
    outcome: STATE,
  },
  order_events: {
    status: FISCAL,
    reason: 'exported, erased',
    by_name: 'erased: of the client’s side; the shop’s own people stay named',
  },
  order_keys: { key: 'erased: a number of the browser, for a day', request_hash: SECRET },
  order_lines: {
    sku: GOODS,
    slug: GOODS,
    name: GOODS,
    unit: GOODS,
    picture: GOODS,
    price_reason: STATE,
    promotions: GOODS,
  },
  order_payments: { method_name: FORMER, terms: FORMER },
  order_quotes: { message: 'exported, erased' },
  order_notes: {
    text: 'erased: what the shop’s people wrote for each other',
    by_name: 'erased: with the note; it names one of the shop’s people',
  },
  order_returns: {
    reason: 'erased: what the shop wrote to the client',
    store_name: 'retained: one of the shop’s stores',
    way: STATE,
    by_name: 'retained: one of the shop’s people',
  },
  order_shipments: {
    tracking: 'exported, erased',
    invoice_key: 'exported, retained: a fiscal document’s key',
    by_name: 'retained: one of the shop’s people',
  },
  order_pickings: {
    started_name: 'retained: one of the shop’s people',
    finished_name: 'retained: one of the shop’s people',
  },
  order_picked_lines: {
    shortage: STATE,
    note: 'erased: what the shop’s people wrote for each other',
    by_name: 'retained: one of the shop’s people',
  },
  order_ratings: { comment: 'exported, erased', author: 'exported, erased' },
  orders: {
    issued_by: 'exported, erased',
    issued_as: STATE,
    status: FISCAL,
    channel: STATE,
    delivery: 'exported, retained: the city, for taxes; street, number and reference are emptied',
    billing: 'exported, erased',
    payment_name: FISCAL,
    coupon: 'retained: the discount of a sale',
    subscription_label: 'retained: how often the shop offers it',
    note: 'exported, erased',
    customer_order_number: 'exported, erased',
    utm_source: 'exported, erased',
    utm_campaign: 'exported, erased',
    utm_all: 'exported, erased',
    analytics_visit: 'exported, erased',
    characteristics: 'exported, erased',
    missing_gifts: GOODS,
    tracking: 'exported, erased',
    fingerprint: 'erased: a hash of the order’s goods',
  },
  platform_invitations: {
    invited_as: STATE,
    name: 'erased: of the staff; when it expires, or it becomes the account',
    email: 'erased: of the staff; when it expires, or it becomes the account',
    code_hash: SECRET,
  },
  price_grants: {},
  product_alerts: { kind: 'exported, erased' },
  push_outbox: {
    kind: STATE,
    facts: 'erased: the number of an order and a step of it; a day at most',
    last_error: 'retained: a service’s code',
  },
  push_subscriptions: {
    endpoint: 'exported, erased',
    p256dh: SECRET,
    auth: SECRET,
    key_id: STATE,
  },
  recommendation_reactions: {},
  promotional_combo_uses: {},
  promotion_uses: {},
  promotional_combos: {
    slug: 'retained: the shop’s own',
    name: 'exported, retained: the shop’s own; it names the client no more',
    description: 'retained: the shop’s own',
    groups: 'retained: the shop’s own',
    delivery_types: STATE,
  },
  register_checks: {
    outcome: 'exported, erased',
    company: 'erased: what the public tax register says of a company, without people',
  },
  registration_document_files: { content: 'erased: the file of a document, which the export names' },
  registration_documents: {
    kind: 'exported, erased',
    file_name: 'exported, erased',
    media_type: STATE,
  },
  registrations: {
    kind: STATE,
    client_name: 'erased: within a day, or it becomes the account',
    user_name: 'erased: within a day, or it becomes the account',
    document: 'erased: within a day, or it becomes the account',
    email: 'erased: within a day, or it becomes the account',
    phone: 'erased: within a day, or it becomes the account',
    state_registration: 'erased: within a day, or it becomes the account',
    password_hash: SECRET,
    characteristics: 'erased: within a day, or it becomes the account',
    extras: 'erased: within a day, or it becomes the account',
    wanted: STATE,
    code_hash: SECRET,
  },
  representative_clients: {},
  representatives: {},
  sales_target_months: {},
  sales_targets: {},
  sandbox_mandates: {
    id: STATE,
    reference: STATE,
    status: STATE,
    periodicity: STATE,
    first_ref: STATE,
    code: 'retained: names the shop alone',
    first_code: 'retained: names the shop, the order and the amount alone',
    notice_mode: STATE,
  },
  sandbox_notices: { id: STATE, body: 'erased: a played provider’s word, until it is heard' },
  sandbox_payments: {
    id: STATE,
    reference: STATE,
    kind: STATE,
    status: STATE,
    card: 'erased: exported as the order’s payment',
    failure: STATE,
    pix_code: 'retained: names the shop, the order and the amount alone',
    mandate_ref: STATE,
    failed_on: STATE,
  },
  second_factor_recovery_codes: { code_hash: SECRET },
  second_factors: { secret: SECRET },
  second_step_challenges: { token_hash: SECRET },
  sessions: { capacity: STATE, handle: SECRET, device: 'exported, erased' },
  shopping_list_items: {},
  shopping_lists: {
    name: 'exported, erased',
    description: 'retained: the shop’s own',
    groups: 'retained: the shop’s own',
  },
  staff_invitations: {
    email: 'erased: of the staff; thirty days after it expires, or it becomes the account',
    role: STATE,
    code_hash: SECRET,
  },
  subscription_periods: { state: 'exported, erased', failure: STATE, left_out: 'exported, erased' },
  subscriptions: {
    label: 'exported, erased',
    interval_unit: STATE,
    lines: 'exported, erased',
    place: 'exported, erased',
    payment_name: 'exported, erased',
    answers: 'exported, erased',
    status: 'exported, erased',
  },
  payment_choices: {},
  terms_acceptances: {},
  titles: {
    document: 'exported, retained: what was owed and paid, which the law wants kept',
    status: 'exported, retained: what was owed and paid, which the law wants kept',
    boleto: 'retained: numbers of a bank, and the shop as who is paid',
  },
  users: { name: 'exported, erased', email: 'exported, erased', password_hash: SECRET },
};

/** Tables without data of clients: the shop's own, the platform's, and of the staff what employment requires. */
const NOBODYS: readonly string[] = [
  'action_links',
  // Counts by a visit's pseudonym, which differs each day; orders are apart from them.
  'analytics_accounts',
  'analytics_events',
  'analytics_orders',
  'analytics_days',
  // Orders by number; the visit is the order's.
  'analytics_outbox',
  'analytics_returns',
  'api_keys',
  'boleto_numbers',
  'carousels',
  'categories',
  'category_segments',
  'chat_canned_answers',
  'chat_settings',
  'delivery_areas',
  'delivery_holidays',
  'delivery_slots',
  'document_settings',
  'groupings',
  'home_blocks',
  'home_drafts',
  'home_versions',
  // What a shop's owners requested of the platform.
  'identity_requests',
  'job_dead_letters',
  'job_runs',
  // Who has which files made, and when; not what is in them.
  'export_runs',
  'export_schedules',
  'memberships',
  'municipalities',
  // Which orders' days are to be summed up, and their sums.
  'order_day_changes',
  'order_days',
  // Which goods came back; why is in order_returns.
  'order_return_lines',
  // Which goods left in a shipment.
  'order_shipment_lines',
  // Deliveries by area.
  'order_day_arrivals',
  'payment_accounts',
  'payment_methods',
  'picture_facts',
  'platform_events',
  'platform_settings',
  // A rule names places and representatives, no client.
  'automatic_groups',
  'price_policies',
  'price_table_prices',
  'price_tables',
  'product_additions',
  'product_pictures',
  'products',
  'promotion_counters',
  'promotional_combo_counters',
  'promotional_combo_items',
  'promotions',
  'published_assets',
  // Sums of orders and feedback, which name nobody.
  'recommendation_feedback',
  'recommendation_pairs',
  'recommendation_products',
  'recommendation_progress',
  'recommendation_regions',
  'referral_terms',
  // How often a word was searched for and by how many people, not by whom.
  'search_redirects',
  'search_term_days',
  'search_words',
  'sector_categories',
  'sectors',
  'sheet_import_changes',
  'sheet_import_rows',
  'sheet_imports',
  'shop_drafts',
  'shop_versions',
  'slot_days',
  'rated_products',
  'sold_out',
  'staff',
  'staff_codes',
  'staff_roles',
  'staff_sessions',
  'static_page_pictures',
  'static_page_publications',
  'static_page_versions',
  'static_pages',
  'stock_levels',
  'stock_movements',
  'store_stock',
  'stores',
  'subscription_types',
  'supplier_characteristics',
  'supplier_custom_contents',
  'supplier_domains',
  'supplier_mails',
  'supplier_part_versions',
  'supplier_redirects',
  'supplier_segments',
  'supplier_static_texts',
  'supplier_terms',
  'suppliers',
  'suppliers_with_client_prices',
  'synonym_groups',
  'synonyms',
];

const database = testDatabase();

const namesOf = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  (await database.current.db.execute<{ name: string }>(query)).rows.map(({ name }) => name);

test('every table is said to be of people, or of nobody', async () => {
  const tables = await namesOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect([...Object.keys(PEOPLE), ...NOBODYS].toSorted()).toEqual(tables);
});

test('of every column that can hold words about a person it is written what becomes of it', async () => {
  const columns = await namesOf(
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'inet', 'ARRAY', 'USER-DEFINED', 'xml')
        and not (data_type = 'ARRAY' and udt_name <> '_text') order by 1`,
  );
  const written = Object.entries(PEOPLE).flatMap(([table, fates]) =>
    Object.keys(fates).map((column) => `${table}.${column}`),
  );
  const peoples = columns.filter((name) => name.slice(0, name.indexOf('.')) in PEOPLE);
  expect(written.toSorted()).toEqual(peoples.toSorted());
});

test('no table of nobody has a column that names a client or a user', async () => {
  const naming = await namesOf(
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ '(client|user)_ids?$' or column_name in ('owner_id', 'invited_by')) order by 1`,
  );
  expect(naming.filter((table) => NOBODYS.includes(table))).toEqual([]);
});
