import { Type } from 'typebox';

/** Beside `cadastro_aprovado: false`, which alone means that the client waits. */
export const RefusedField = Type.Optional(
  Type.Boolean({
    description: 'A loja olhou o cadastro e não o aprovou; sem isso, quem não está aprovado espera',
  }),
);
