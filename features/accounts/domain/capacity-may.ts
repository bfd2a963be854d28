/** What each may do who acts for a client: one table, asked by the routes that change something and by the screens. Spec 6. */
import type { Act } from '#kernel/acts.ts';
import type { Capacity } from '#kernel/scope.ts';

const ALL = ['principal', 'linked', 'representative', 'integration'] as const;
const PEOPLE = ['principal', 'linked', 'representative'] as const;
const NOT_LINKED = ['principal', 'representative', 'integration'] as const;
/** Whose own login it is. */
const OWN_PEOPLE = ['principal', 'linked'] as const;
const PRINCIPAL = ['principal'] as const;
const REPRESENTATIVE = ['representative'] as const;

const WHO: Readonly<Record<Act, readonly Capacity[]>> = {
  buy: ALL,
  'orders:see-all': NOT_LINKED,
  'orders:repeat': ALL,
  'orders:cancel': ALL,
  'orders:export': ALL,
  'orders:rate': OWN_PEOPLE,
  'lists:change': ALL,
  'subscriptions:change': PRINCIPAL,
  'subscriptions:cancel': PRINCIPAL,
  'addresses:add': PEOPLE,
  'addresses:change': PRINCIPAL,
  'registration:change': PRINCIPAL,
  'own-login:change': OWN_PEOPLE,
  'own-second-step:change': PEOPLE,
  'own-devices:end': PEOPLE,
  'linked-users:manage': PRINCIPAL,
  'clients:choose': OWN_PEOPLE,
  'represented-clients:choose': REPRESENTATIVE,
  'credit:see': NOT_LINKED,
  // Whoever could not accept them could not go on.
  'terms:accept': OWN_PEOPLE,
  'privacy:export': PRINCIPAL,
  'privacy:delete': PRINCIPAL,
};

/** Whether who acts in this capacity may do this for the client. */
export const capacityMay = (capacity: Capacity, act: Act): boolean => WHO[act].includes(capacity);

/** What a representative does in the view of their own; everything else is done for a client, whom they choose first. */
const BEFORE_CHOOSING: readonly Act[] = [
  'own-second-step:change',
  'own-devices:end',
  'represented-clients:choose',
];

/** Whether a client has to be chosen before. Spec 6, sales representative. */
export const needsClient = (act: Act): boolean => !BEFORE_CHOOSING.includes(act);

/** Whose orders one sees: everybody's who orders for the client, or one's own. */
export const seesAllOrders = (capacity: Capacity): boolean => capacityMay(capacity, 'orders:see-all');
