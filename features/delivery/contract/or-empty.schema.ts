import { type TSchema, Type } from 'typebox';

/** Accepts '' for absent: some API clients send every field. */
export const orEmpty = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Literal('')]);

/** Turns '' into undefined. */
export const told = <Text extends string>(text: Text | '' | undefined): Text | undefined =>
  text === '' ? undefined : text;
