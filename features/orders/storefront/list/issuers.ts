import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import type { LinkedUser } from '#features/delegation/domain/linked-user.ts';
import type { SelectOption } from '#platform/ui/forms/select.tsx';

/** Whether orders can be filtered by issuer: only for users who see all orders and may know the issuers. */
export const mayChooseIssuer = ({ company = false, capacity = 'linked' }: Session): boolean =>
  company && capacityMay(capacity, 'linked-users:manage');

/** The possible issuers; empty if there is only one. */
export function issuerOptions(users: readonly LinkedUser[]): readonly SelectOption[] {
  const others = users.filter(({ principal, name }) => !principal && name !== '');
  if (others.length === 0) return [];
  return [
    { value: '', label: 'Todos' },
    { value: 'principal', label: 'Usuário principal' },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
