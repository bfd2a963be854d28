import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import { type ChatSettings, hoursText } from '../domain/office-hours.ts';
import type { WireDesk } from './chat.schema.ts';
import { hoursToWire } from './room.wire.ts';

interface Desk extends ChatSettings {
  readonly isOpen: boolean;
  readonly opensAt?: Instant;
}

export const deskToWire = ({ enabled, isOpen, opensAt, hours, answerTime }: Desk): WireDesk => ({
  ativo: enabled,
  aberto_agora: isOpen,
  abre_em: opensAt === undefined ? null : new Date(opensAt).toISOString(),
  horarios: hoursToWire(hours),
  texto_horarios: hoursText(hours),
  texto_resposta: answerTime,
});

/** What a shopper is told about the shop's answers. */
export interface ShownDesk {
  readonly enabled: boolean;
  readonly isOpen: boolean;
  readonly opensAt?: Instant;
  readonly hours: string;
  readonly answerTime: string;
}

export const deskFromWire = (wire: WireDesk): ShownDesk => ({
  enabled: wire.ativo,
  isOpen: wire.aberto_agora,
  hours: wire.texto_horarios,
  answerTime: wire.texto_resposta,
  ...defined({ opensAt: wire.abre_em === null ? undefined : Date.parse(wire.abre_em) }),
});
