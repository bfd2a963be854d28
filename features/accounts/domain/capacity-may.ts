/** Permissions of each acting role, for routes and screens. Spec 6. */
import type { Act } from '#kernel/acts.ts';
import type { Capacity } from '#kernel/scope.ts';

const ALL = ['principal', 'linked', 'representative', 'integration'] as const;
const PEOPLE = ['principal', 'linked', 'representative'] as const;
const NOT_LINKED = ['principal', 'representative', 'integration'] as const;
/** The shop's staff order in its panel, where they see the client's orders and credit anyway. */
const ATTENDANT = 'attendant' as const;
/** Roles with a login of their own at the client. */
const OWN_PEOPLE = ['principal', 'linked'] as const;
const PRINCIPAL = ['principal'] as const;
const REPRESENTATIVE = ['representative'] as const;

const WHO: Readonly<Record<Act, readonly Capacity[]>> = {
  buy: [...ALL, ATTENDANT],
  'orders:see-all': [...NOT_LINKED, ATTENDANT],
  'orders:repeat': ALL,
  'orders:cancel': ALL,
  'orders:export': ALL,
  'orders:rate': OWN_PEOPLE,
  'notifications:receive': OWN_PEOPLE,
  'chat:use': PEOPLE,
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
  'credit:see': [...NOT_LINKED, ATTENDANT],
  // Linked users, too: pending terms block everything else.
  'terms:accept': OWN_PEOPLE,
  'privacy:export': PRINCIPAL,
  'privacy:delete': PRINCIPAL,
};

export const capacityMay = (capacity: Capacity, act: Act): boolean => WHO[act].includes(capacity);

/** Allowed in a representative's own view; everything else needs a chosen client. */
const BEFORE_CHOOSING: readonly Act[] = [
  'own-second-step:change',
  'own-devices:end',
  'represented-clients:choose',
];

/** Whether a representative must choose a client first. Spec 6, sales representative. */
export const needsClient = (act: Act): boolean => !BEFORE_CHOOSING.includes(act);

/** True: all orders of the client; false: only the user's own. */
export const seesAllOrders = (capacity: Capacity): boolean => capacityMay(capacity, 'orders:see-all');
