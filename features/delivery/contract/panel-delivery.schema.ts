import { type TSchema, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import {
  areaBody,
  areaChangeBody,
  holidayBody,
  openingBody,
  panelArea,
  panelHoliday,
  panelSlot,
  panelStore,
  savedArea,
  slotBody,
  slotChangeBody,
} from './panel-fields.schema.ts';
import { areaTexts, calendarTexts } from './panel-texts.ts';

const of = <Name extends string, Field extends TSchema>(name: Name, field: Field) =>
  Type.Object({ idfornecedor: uuid, [name]: field } as { idfornecedor: typeof uuid } & Record<Name, Field>);
const ofArea = of('idarea', uuid);
const ofSlot = of('idjanela', uuid);
const ofDay = of('data', Type.String({ pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' }));

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

export const deliveryOverviewSchema = panel({
  summary: 'Como a loja entrega: áreas, horários da semana, feriados e horas das lojas.',
  params: ofSupplier,
  answer: Type.Object({
    areas: Type.Array(panelArea),
    janelas: Type.Array(panelSlot),
    feriados: Type.Array(panelHoliday),
    lojas: Type.Array(panelStore),
  }),
});

const ofWhatIsWanted = [
  'store-not-found',
  'area-there-already',
  'area-covers-nothing',
  'bands-not-in-order',
  'distance-needs-store',
  'fee-not-exact',
] as const;

export const addAreaSchema = panel({
  summary: 'Acrescenta uma área de entrega, e diz com quais outras ela se sobrepõe.',
  params: ofSupplier,
  body: areaBody,
  answer: savedArea,
  refusals: someRefusals(areaTexts, ...ofWhatIsWanted, 'too-many-areas'),
});

export const changeAreaSchema = panel({
  summary: 'Muda uma área de entrega; pedidos já feitos ficam como foram combinados.',
  params: ofArea,
  body: areaChangeBody,
  answer: savedArea,
  refusals: someRefusals(areaTexts, 'area-not-found', ...ofWhatIsWanted),
});

export const closeAreaSchema = panel({
  summary: 'Fecha uma área: ali não se entrega mais, até que seja aberta de novo.',
  params: ofArea,
  answer: savedArea,
  refusals: someRefusals(areaTexts, 'area-not-found'),
});

export const addSlotSchema = panel({
  summary: 'Acrescenta um horário da semana, com ou sem limite de pedidos.',
  params: ofSupplier,
  body: slotBody,
  answer: panelSlot,
  refusals: someRefusals(calendarTexts, 'slot-there-already', 'slot-without-time', 'too-many-slots'),
});

export const changeSlotSchema = panel({
  summary: 'Muda um horário da semana; quem já o escolheu fica com o que combinou.',
  params: ofSlot,
  body: slotChangeBody,
  answer: panelSlot,
  refusals: someRefusals(calendarTexts, 'slot-not-found', 'slot-there-already', 'slot-without-time'),
});

export const dropSlotSchema = panel({
  summary: 'Retira um horário da semana.',
  params: ofSlot,
  answer: panelSlot,
  refusals: someRefusals(calendarTexts, 'slot-not-found'),
});

export const putHolidaySchema = panel({
  summary: 'Marca um dia sem entrega nem retirada.',
  params: ofDay,
  body: holidayBody,
  answer: panelHoliday,
  refusals: someRefusals(calendarTexts, 'no-such-day', 'too-many-holidays'),
});

export const dropHolidaySchema = panel({
  summary: 'Desmarca um feriado.',
  params: ofDay,
  answer: panelHoliday,
  refusals: someRefusals(calendarTexts, 'no-such-day'),
});

export const changeOpeningSchema = panel({
  summary: 'Diz quando uma loja abre e de quanto tempo ela precisa; só se retira quando está aberta.',
  params: of('idloja', uuid),
  body: openingBody,
  answer: panelStore,
  refusals: someRefusals(calendarTexts, 'store-not-found', 'hours-overlap'),
});
