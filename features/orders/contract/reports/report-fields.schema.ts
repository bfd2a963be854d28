/** What all reports are asked for, and how they refuse. */
import { Type } from 'typebox';
import { day } from '#platform/contract/fields.schema.ts';
import { pageFields } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { reportTexts } from './report-texts.ts';

export const WIRE_STEPS = ['DIA', 'SEMANA', 'MES'] as const;

export const span = { de: day, ate: day };
export const stepQuery = { ...span, por: Type.Optional(Type.Enum([...WIRE_STEPS])) };

/** Query parameters of a ranking in pages. */
export const rankFields = {
  pagina: pageFields.pagina,
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
};

/** All rows of a ranking as CSV. */
export const reportFile = Type.Unsafe<ReadableStream<Uint8Array>>({
  type: 'string',
  contentMediaType: 'text/csv',
});

export const reportRefusals = someRefusals(reportTexts, 'no-such-day', 'span-too-long');
