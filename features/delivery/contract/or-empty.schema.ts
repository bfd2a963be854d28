import { type TSchema, Type } from 'typebox';

/** Some clients send every field, and say nothing in those that they have nothing for. */
export const orEmpty = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Literal('')]);

/** What is empty is as good as absent. */
export const told = <Text extends string>(text: Text | '' | undefined): Text | undefined =>
  text === '' ? undefined : text;
