/** When a store is open, in the shop's local time. Spec 3, supplier, coordenadas_lojas. */
export interface OpeningHours {
  /** 0 = Sunday. */
  readonly weekday: number;
  /** Minutes from midnight. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** What a store does today, at the minute asked about. */
export type StoreToday =
  | { readonly is: 'open'; readonly until: number }
  | { readonly is: 'opening'; readonly at: number }
  | { readonly is: 'closed' };

/** Whether somebody is there from the first minute to the last; always where no hours are told. */
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

/** Whether the hours of each day follow each other without touching: then they can be told. */
export const areDistinct = (opening: readonly OpeningHours[]): boolean =>
  opening.every(
    (one, place) =>
      one.opensAt < one.closesAt &&
      opening.every(
        (other, elsewhere) =>
          place === elsewhere ||
          one.weekday !== other.weekday ||
          one.closesAt < other.opensAt ||
          other.closesAt < one.opensAt,
      ),
  );
