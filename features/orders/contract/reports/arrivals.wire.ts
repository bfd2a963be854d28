import type { ArrivalArea, ArrivalDay, ArrivalSums } from '../../domain/reports/punctuality.ts';
import type { WireArrivalArea, WireArrivalRow, WireArrivalSums } from './arrivals.schema.ts';

export const arrivalSumsToWire = (sums: ArrivalSums): WireArrivalSums => ({
  entregues: sums.delivered,
  comPrazo: sums.promised,
  atrasados: sums.late,
  minutosDeAtraso: sums.lateMinutes,
});

export const arrivalSumsFromWire = (wire: WireArrivalSums): ArrivalSums => ({
  delivered: wire.entregues,
  promised: wire.comPrazo,
  late: wire.atrasados,
  lateMinutes: wire.minutosDeAtraso,
});

export const arrivalRowToWire = ({ day, ...sums }: ArrivalDay): WireArrivalRow => ({
  inicio: day,
  ...arrivalSumsToWire(sums),
});

export const arrivalRowFromWire = ({ inicio, ...sums }: WireArrivalRow): ArrivalDay => ({
  day: inicio,
  ...arrivalSumsFromWire(sums),
});

export const arrivalAreaToWire = ({ area, ...sums }: ArrivalArea): WireArrivalArea => ({
  area,
  ...arrivalSumsToWire(sums),
});

export const arrivalAreaFromWire = ({ area, ...sums }: WireArrivalArea): ArrivalArea => ({
  area,
  ...arrivalSumsFromWire(sums),
});
