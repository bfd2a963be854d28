/** What all reports are asked for, and how they refuse. */
import { Type } from 'typebox';
import { day } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { reportTexts } from './report-texts.ts';

export const WIRE_STEPS = ['DIA', 'SEMANA', 'MES'] as const;

export const span = { de: day, ate: day };
export const stepQuery = { ...span, por: Type.Optional(Type.Enum([...WIRE_STEPS])) };

export const reportRefusals = someRefusals(reportTexts, 'no-such-day', 'span-too-long');
