/** Deliveries by the day on which they arrived: in time, late, or without a promised window. */

export interface ArrivalSums {
  readonly delivered: number;
  /** Of them, those with a window: only these can be late. */
  readonly promised: number;
  readonly late: number;
  readonly lateMinutes: number;
}

export interface ArrivalDay extends ArrivalSums {
  readonly day: string;
}

export interface ArrivalArea extends ArrivalSums {
  readonly area: string;
}

export const NO_ARRIVALS: ArrivalSums = { delivered: 0, promised: 0, late: 0, lateMinutes: 0 };

export const addArrivals = (one: ArrivalSums, other: ArrivalSums): ArrivalSums => ({
  delivered: one.delivered + other.delivered,
  promised: one.promised + other.promised,
  late: one.late + other.late,
  lateMinutes: one.lateMinutes + other.lateMinutes,
});

/** Percent of the promised ones; undefined without any. */
export const punctualShare = ({ promised, late }: ArrivalSums): number | undefined =>
  promised === 0 ? undefined : ((promised - late) / promised) * 100;

/** Minutes by which the late ones came late on average; undefined without any. */
export const averageLateness = ({ late, lateMinutes }: ArrivalSums): number | undefined =>
  late === 0 ? undefined : Math.round(lateMinutes / late);

/** '45 min', '2 h 05 min', '1 dia e 3 h'. */
export function latenessWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  const days = Math.floor(hours / 24);
  return `${days === 1 ? '1 dia' : `${days} dias`} e ${hours % 24} h`;
}
