import { type Static, Type } from 'typebox';
import { uuid } from '#platform/contract/fields.schema.ts';
import { givenRoleWords, OWN_ROLE } from './role-words.ts';

const RoleWord = Type.Enum([...Object.values(givenRoleWords), OWN_ROLE]);

/** A role that the shop made. */
export const OwnRoleObject = Type.Object({
  idfuncao: uuid,
  nome: Type.String(),
  permissoes: Type.Array(Type.String(), { description: 'Exemplo: orders:read' }),
  limiteDesconto: Type.Integer({
    description: 'Maior desconto em orçamentos, em por cento; 100: sem limite',
  }),
});
export type WireOwnRole = Static<typeof OwnRoleObject>;

/** A role at a supplier: `funcao` is set where `papel` is PROPRIA. */
export const roleFields = { papel: RoleWord, funcao: Type.Optional(OwnRoleObject) };
export type WireRole = { readonly papel: Static<typeof RoleWord>; readonly funcao?: WireOwnRole };

/** A role in a request: the shop's own ones by their id. */
export const givenRole = { papel: RoleWord, idfuncao: Type.Optional(uuid) };
