/** Opening hours of a store, in the shop's local time. Spec 3, supplier, coordenadas_lojas. */
export interface OpeningHours {
  /** 0 = Sunday. */
  readonly weekday: number;
  /** Minutes from midnight. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** State of a store at a given minute of today; `until` and `at` are minutes from midnight. */
export type StoreToday =
  | { readonly is: 'open'; readonly until: number }
  | { readonly is: 'opening'; readonly at: number }
  | { readonly is: 'closed' };

/** Whether the store is open for the whole interval (minutes from midnight); true without opening hours. */
export const isOpenThroughout = (
  opening: readonly OpeningHours[],
  { weekday, startsAt, endsAt }: Readonly<Record<'weekday' | 'startsAt' | 'endsAt', number>>,
): boolean =>
  opening.length === 0 ||
  opening.some((hours) => hours.weekday === weekday && hours.opensAt <= startsAt && endsAt <= hours.closesAt);

export function storeToday(opening: readonly OpeningHours[], weekday: number, minutes: number): StoreToday {
  const today = opening.filter((hours) => hours.weekday === weekday && minutes < hours.closesAt);
  const open = today.find(({ opensAt }) => opensAt <= minutes);
  if (open !== undefined) return { is: 'open', until: open.closesAt };
  return today.length === 0
    ? { is: 'closed' }
    : { is: 'opening', at: Math.min(...today.map(({ opensAt }) => opensAt)) };
}

/** Whether intervals of the same day neither overlap nor touch, so that they can be displayed. */
export const areDistinct = (opening: readonly OpeningHours[]): boolean =>
  opening.every(
    (one, index) =>
      one.opensAt < one.closesAt &&
      opening.every(
        (other, elsewhere) =>
          index === elsewhere ||
          one.weekday !== other.weekday ||
          one.closesAt < other.opensAt ||
          other.closesAt < one.opensAt,
      ),
  );
