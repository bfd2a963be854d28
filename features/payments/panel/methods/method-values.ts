/** What the form of a payment method holds, as a person types it. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { centavos } from '#kernel/money.ts';
import type { MethodDraft } from '../../domain/method-draft.ts';
import type { PaymentKind } from '../../domain/method-settings.ts';
import { HAS_AUTOMATIC_PIX, type ProviderName } from '../../domain/provider-names.ts';
import { type BoletoValues, boletoOf, boletoValues } from './boleto-values.ts';

export interface MethodValues {
  name: string;
  description: string;
  kind: string;
  effect: string;
  /** Hundredths of a percent. */
  percent: number | null;
  deliveryTypes: string[];
  active: boolean;
  /** None: everybody may use it. */
  groups: string[];
  /** '' for the shop itself. */
  provider: string;
  pix: { key: string; name: string; city: string };
  automaticPix: boolean;
  retries: boolean;
  card: {
    most: number | null;
    withoutInterest: number | null;
    monthlyInterest: number | null;
    smallestPart: number | null;
    preAuthorise: boolean;
  };
  /** '30, 60, 90' */
  days: string;
  withBoleto: boolean;
  workingDays: number | null;
  boleto: BoletoValues;
}

export const NEW_METHOD: MethodDraft = {
  kind: 'pix',
  name: '',
  description: '',
  priceVariance: 0,
  deliveryTypes: ['delivery', 'pickup'],
  active: true,
  groups: [],
};

export const methodValues = (draft: MethodDraft): MethodValues => {
  const { priceVariance, pix, automaticPix, card, boleto, onAccount } = draft;
  return {
    name: draft.name,
    description: draft.description,
    kind: draft.kind,
    effect: priceVariance === 0 ? 'none' : priceVariance < 0 ? 'discount' : 'surcharge',
    percent: priceVariance === 0 ? null : Math.abs(priceVariance),
    deliveryTypes: [...draft.deliveryTypes],
    active: draft.active,
    groups: [...(draft.groups ?? [])],
    provider: draft.provider ?? '',
    pix: { key: pix?.key ?? '', name: pix?.name ?? '', city: pix?.city ?? '' },
    automaticPix: automaticPix !== undefined,
    retries: automaticPix?.retries ?? false,
    card: {
      most: card?.instalments.most ?? 1,
      withoutInterest: card?.instalments.withoutInterest ?? 1,
      monthlyInterest: card?.instalments.monthlyInterest ?? 0,
      smallestPart: card?.instalments.smallestPart ?? 0,
      preAuthorise: card?.preAuthorise ?? false,
    },
    days: (onAccount?.days ?? []).join(', '),
    withBoleto: onAccount?.boleto !== undefined,
    workingDays: boleto?.workingDays ?? 3,
    boleto: boletoValues(boleto ?? onAccount?.boleto),
  };
};

export function draftOf(values: MethodValues): MethodDraft {
  const percent = values.percent ?? 0;
  const kind = values.kind as PaymentKind;
  const common = {
    kind,
    name: values.name,
    description: values.description,
    priceVariance: values.effect === 'none' ? 0 : values.effect === 'discount' ? -percent : percent,
    deliveryTypes: values.deliveryTypes as DeliveryType[],
    active: values.active,
    groups: values.groups,
  };
  const provider = values.provider === '' ? {} : { provider: values.provider as ProviderName };
  switch (kind) {
    case 'pix':
      return {
        ...common,
        ...provider,
        ...(values.provider === '' ? { pix: values.pix } : {}),
        ...(mayBeAutomatic(values.provider) && values.automaticPix
          ? { automaticPix: { retries: values.retries } }
          : {}),
      };
    case 'card':
      return { ...common, ...provider, card: cardOf(values.card) };
    case 'boleto':
      return { ...common, boleto: { ...boletoOf(values.boleto), workingDays: values.workingDays ?? 0 } };
    case 'on-account':
      return {
        ...common,
        onAccount: {
          days: daysIn(values.days),
          ...(values.withBoleto ? { boleto: boletoOf(values.boleto) } : {}),
        },
      };
    default:
      return common;
  }
}

/** Whether subscriptions can be paid by Pix Automático through this provider; '' is the shop itself. */
export const mayBeAutomatic = (provider: string): boolean =>
  provider !== '' && HAS_AUTOMATIC_PIX[provider as ProviderName];

/** '30, 60 e 90' → [30, 60, 90] */
export const daysIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const cardOf = ({
  most,
  withoutInterest,
  monthlyInterest,
  smallestPart,
  preAuthorise,
}: MethodValues['card']) => ({
  instalments: {
    most: most ?? 1,
    withoutInterest: withoutInterest ?? 1,
    monthlyInterest: monthlyInterest ?? 0,
    smallestPart: centavos(smallestPart ?? 0),
  },
  preAuthorise,
});
