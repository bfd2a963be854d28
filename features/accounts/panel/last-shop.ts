/** The shop that a person was at last, in this browser: the panel opens there. */
import { preferenceKey } from '#platform/panel/panel-scope.ts';
import { readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import type { StaffSession } from '../domain/staff-session.ts';

type Person = Pick<StaffSession, 'email'>;

const keyOf = ({ email }: Person): string => preferenceKey({ shopId: 'conta', login: email }, 'last-shop');

export const lastShopOf = (person: Person): string | null => readStored(keyOf(person));

export const rememberShop = (person: Person, shopId: string): void => writeStored(keyOf(person), shopId);
