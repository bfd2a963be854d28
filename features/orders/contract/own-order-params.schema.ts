import { Type } from 'typebox';
import { filledText, orderNumber, uuid } from '#platform/contract/fields.schema.ts';

export const ofOrder = Type.Object({ idfornecedor: uuid, numpedido: orderNumber });

const MAX_REASON_LENGTH = 300;

export const reasonField = (description: string) => filledText(MAX_REASON_LENGTH, description);
