/** Errors of the panel's delivery settings. */
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type AreaRefusal =
  | 'area-not-found'
  | 'area-there-already'
  | 'area-covers-nothing'
  | 'too-many-areas'
  | 'bands-not-in-order'
  | 'distance-needs-store'
  | 'store-not-found';

export type StoreRefusal =
  | 'store-not-found'
  | 'store-there-already'
  | 'too-many-stores'
  | 'hours-overlap'
  | typeof CHANGED_BY_OTHER;

export type CalendarRefusal =
  | 'slot-not-found'
  | 'slot-there-already'
  | 'slot-without-time'
  | 'too-many-slots'
  | 'no-such-day'
  | 'too-many-holidays'
  | 'hours-overlap'
  | 'store-not-found';

const NOT_THERE = { status: 404, message: 'Não encontramos o que você procura.' } as const;

export const areaTexts: RefusalTexts<AreaRefusal | 'fee-not-exact' | typeof CHANGED_BY_OTHER> = {
  'area-not-found': NOT_THERE,
  'store-not-found': NOT_THERE,
  'area-there-already': { status: 409, message: 'Já existe uma área de entrega com este nome.' },
  'area-covers-nothing': {
    status: 422,
    message: 'Diga a área por um desenho, por um raio ou por uma faixa de CEPs: por um deles, e só um.',
  },
  'too-many-areas': { status: 409, message: 'A loja chegou ao limite de 300 áreas de entrega.' },
  'bands-not-in-order': {
    status: 422,
    message: 'Informe de 1 a 50 faixas, cada uma começando depois da anterior.',
  },
  'distance-needs-store': {
    status: 422,
    message: 'A taxa por distância precisa de uma loja, e de uma área desenhada ou por raio.',
  },
  'fee-not-exact': {
    status: 400,
    message: 'Informe os valores em reais, com no máximo duas casas decimais.',
  },
  ...changedByOtherText,
};

const HOURS_OVERLAP = {
  status: 422,
  message: 'Cada período precisa terminar depois de começar, sem tocar em outro do mesmo dia.',
} as const;

export const storeTexts: RefusalTexts<StoreRefusal> = {
  'store-not-found': NOT_THERE,
  'store-there-already': { status: 409, message: 'Já existe uma loja com este nome.' },
  'too-many-stores': { status: 409, message: 'O fornecedor chegou ao limite de 200 lojas.' },
  'hours-overlap': HOURS_OVERLAP,
  ...changedByOtherText,
};

export const calendarTexts: RefusalTexts<CalendarRefusal | typeof CHANGED_BY_OTHER> = {
  'slot-not-found': NOT_THERE,
  'store-not-found': NOT_THERE,
  'slot-there-already': { status: 409, message: 'Já existe um horário igual a este.' },
  'slot-without-time': { status: 422, message: 'O horário precisa terminar depois de começar.' },
  'too-many-slots': { status: 409, message: 'A loja chegou ao limite de 500 horários.' },
  'no-such-day': { status: 400, message: 'Informe uma data que exista.' },
  'too-many-holidays': {
    status: 409,
    message: 'A loja chegou ao limite de 400 feriados. Retire os que já passaram.',
  },
  'hours-overlap': HOURS_OVERLAP,
  ...changedByOtherText,
};
