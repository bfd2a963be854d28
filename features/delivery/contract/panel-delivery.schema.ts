import { type TSchema, Type } from 'typebox';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryType, givenReais, ofSupplier, postalCode, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { deliveryOptionsSchema } from './delivery-option.schema.ts';
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
  storeBody,
  storeChangeBody,
} from './panel-fields.schema.ts';
import { areaTexts, calendarTexts, storeTexts } from './panel-texts.ts';
import { lookupTexts } from './texts.ts';

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
    sobreposicoes: Type.Array(Type.Object({ idarea: Type.String(), com: Type.String() }), {
      description: 'Pares de áreas abertas com lugares em comum: vale a de menor ordem.',
    }),
  }),
});

export const tryDeliverySchema = panel({
  summary: 'O que a loja oferece agora a quem compra por este valor, com este peso, e recebe neste CEP.',
  params: ofSupplier,
  query: Type.Object({
    cep: postalCode,
    valor: givenReais,
    gramas: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'O peso dos produtos; sem ele, 0' }),
    ),
    tipoEntrega: Type.Optional(deliveryType),
  }),
  answer: deliveryOptionsSchema,
  refusals: lookupTexts,
  facts: {
    'no-delivery-option':
      'pedidoMinimo e taxaEntrega, quando só o valor falta; aproximada, quando é só pelo CEP',
  },
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
  refusals: someRefusals(areaTexts, 'area-not-found', ...ofWhatIsWanted, CHANGED_BY_OTHER),
  facts: { [CHANGED_BY_OTHER]: 'atual, como a área está agora' },
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
  refusals: someRefusals(
    calendarTexts,
    'slot-not-found',
    'slot-there-already',
    'slot-without-time',
    CHANGED_BY_OTHER,
  ),
  facts: { [CHANGED_BY_OTHER]: 'atual, como o horário está agora' },
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

const ofStore = of('idloja', uuid);

export const addStoreSchema = panel({
  summary: 'Acrescenta uma loja em que se retira.',
  params: ofSupplier,
  body: storeBody,
  answer: panelStore,
  refusals: someRefusals(storeTexts, 'store-there-already', 'too-many-stores', 'hours-overlap'),
});

export const changeStoreSchema = panel({
  summary: 'Muda uma loja: nome, endereço, lugar no mapa, abertura e prazo.',
  params: ofStore,
  body: storeChangeBody,
  answer: panelStore,
  refusals: someRefusals(
    storeTexts,
    'store-not-found',
    'store-there-already',
    'hours-overlap',
    CHANGED_BY_OTHER,
  ),
  facts: { [CHANGED_BY_OTHER]: 'atual, como a loja está agora' },
});

export const dropStoreSchema = panel({
  summary: 'Retira uma loja: nela não se retira mais. Pedidos já feitos ficam como foram combinados.',
  params: ofStore,
  answer: panelStore,
  refusals: someRefusals(storeTexts, 'store-not-found'),
});

export const changeOpeningSchema = panel({
  summary: 'Diz quando uma loja abre e de quanto tempo ela precisa; só se retira quando está aberta.',
  params: ofStore,
  body: openingBody,
  answer: panelStore,
  refusals: someRefusals(calendarTexts, 'store-not-found', 'hours-overlap'),
});
