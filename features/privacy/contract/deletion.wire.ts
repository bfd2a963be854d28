import { defined } from '#kernel/defined.ts';
import type { Deletion } from '../domain/deletion.ts';
import type { WireDeletionState } from './privacy.schema.ts';

const isoInstant = (instant: number): string => new Date(instant).toISOString();

export const deletionToWire = ({ requestedAt, confirmedAt, dueAt }: Deletion): WireDeletionState => ({
  exclusao: {
    pedidaEm: isoInstant(requestedAt),
    ...defined({
      confirmadaEm: confirmedAt === undefined ? undefined : isoInstant(confirmedAt),
      previstaPara: dueAt === undefined ? undefined : isoInstant(dueAt),
    }),
  },
});

export function deletionFromWire({ exclusao }: WireDeletionState): Deletion | null {
  if (exclusao === undefined) return null;
  const { pedidaEm, confirmadaEm, previstaPara } = exclusao;
  return {
    requestedAt: Date.parse(pedidaEm),
    ...defined({
      confirmedAt: confirmadaEm === undefined ? undefined : Date.parse(confirmadaEm),
      dueAt: previstaPara === undefined ? undefined : Date.parse(previstaPara),
    }),
  };
}
