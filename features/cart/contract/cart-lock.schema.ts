import { type Static, Type } from 'typebox';

export const cartLockSchema = Type.Object(
  {
    atendente: Type.String(),
    motivo: Type.String(),
    desde: Type.String({ format: 'date-time' }),
  },
  { description: 'O carrinho foi preparado por um atendente: só se lê, até ser desbloqueado' },
);

export type WireCartLock = Static<typeof cartLockSchema>;
