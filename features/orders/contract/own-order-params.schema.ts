import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

export const orderNumberField = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const ofOrder = Type.Object({ idfornecedor: uuid, numpedido: orderNumberField });

const MAX_REASON_LENGTH = 300;

export const reasonField = (description: string) =>
  Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH, pattern: STORABLE_TEXT, description });
