import type { Deletion } from '../domain/deletion.ts';
import type { WireDeletionState } from './privacy.schema.ts';

const isoInstant = (instant: number): string => new Date(instant).toISOString();

export const deletionToWire = ({ askedAt, confirmedAt, dueAt }: Deletion): WireDeletionState => ({
  exclusao: {
    pedidaEm: isoInstant(askedAt),
    ...(confirmedAt === undefined ? {} : { confirmadaEm: isoInstant(confirmedAt) }),
    ...(dueAt === undefined ? {} : { previstaPara: isoInstant(dueAt) }),
  },
});

export function deletionFromWire({ exclusao }: WireDeletionState): Deletion | null {
  if (exclusao === undefined) return null;
  const { pedidaEm, confirmadaEm, previstaPara } = exclusao;
  return {
    askedAt: Date.parse(pedidaEm),
    ...(confirmadaEm === undefined ? {} : { confirmedAt: Date.parse(confirmadaEm) }),
    ...(previstaPara === undefined ? {} : { dueAt: Date.parse(previstaPara) }),
  };
}
