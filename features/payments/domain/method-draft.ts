/** A payment method as the shop's staff write it. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { onAccountFaults, prepaidFaults } from './boleto/boleto-faults.ts';
import { isInstalmentPlan } from './instalments.ts';
import type {
  AutomaticPixSettings,
  CardSettings,
  OnAccountSettings,
  PaymentKind,
  PixReceiver,
  PrepaidBoletoSettings,
} from './method-settings.ts';
import { pixCode } from './pix-code.ts';
import { HAS_AUTOMATIC_PIX, type ProviderName } from './provider-names.ts';

export interface MethodDraft {
  readonly kind: PaymentKind;
  readonly name: string;
  readonly description: string;
  /** Basis points on the product price: -500 is 5 % off. */
  readonly priceVariance: number;
  readonly deliveryTypes: readonly DeliveryType[];
  readonly active: boolean;
  /** Client groups that may use it; none: everybody. Absent: a new one is for everybody, a change leaves those that it has. */
  readonly groups?: readonly string[];
  /** Who moves the money. A card always needs one; for a Pix without one, the money goes to `pix` and the shop confirms it. */
  readonly provider?: ProviderName;
  readonly pix?: PixReceiver;
  readonly card?: CardSettings;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
  /** Only for a Pix whose provider has Pix Automático. */
  readonly automaticPix?: AutomaticPixSettings;
}

export interface PanelMethod extends MethodDraft {
  readonly groups: readonly string[];
  readonly id: PaymentMethodId;
  readonly version: number;
}

export const MAX_METHODS = 50;

/** The parts that a kind has: what else was sent does not apply to it. */
const PARTS: Readonly<
  Record<PaymentKind, readonly ('provider' | 'pix' | 'automaticPix' | 'card' | 'boleto' | 'onAccount')[]>
> = {
  'cash-on-delivery': [],
  'card-on-delivery': [],
  pix: ['provider', 'pix', 'automaticPix'],
  boleto: ['boleto'],
  card: ['provider', 'card'],
  'on-account': ['onAccount'],
};

/** The draft without the parts of other kinds, and without a receiver where a provider receives the money. */
export function ownParts(draft: MethodDraft): MethodDraft {
  const { provider, pix, automaticPix, card, boleto, onAccount, ...common } = draft;
  const given = {
    provider,
    pix: provider === undefined ? pix : undefined,
    automaticPix,
    card,
    boleto,
    onAccount,
  };
  return Object.assign(
    common,
    ...PARTS[draft.kind].map((part) => (given[part] === undefined ? {} : { [part]: given[part] })),
  );
}

/** Names of the settings with which nobody could pay at the checkout; empty if all is well. */
export function methodFaults(draft: Omit<MethodDraft, 'active'>): readonly string[] {
  return [
    ...(draft.name.trim() === '' ? ['name'] : []),
    ...(draft.deliveryTypes.length === 0 ? ['deliveryTypes'] : []),
    ...partFaults(draft),
  ];
}

function partFaults({
  kind,
  provider,
  pix,
  automaticPix,
  card,
  boleto,
  onAccount,
}: Omit<MethodDraft, 'active'>): readonly string[] {
  switch (kind) {
    case 'pix':
      return [
        ...(provider !== undefined || (pix !== undefined && isReceiver(pix)) ? [] : ['pix']),
        ...(automaticPix === undefined || (provider !== undefined && HAS_AUTOMATIC_PIX[provider])
          ? []
          : ['automaticPix']),
      ];
    case 'card':
      return [
        ...(provider === undefined ? ['provider'] : []),
        ...(card !== undefined && isInstalmentPlan(card.instalments) ? [] : ['card.instalments']),
      ];
    case 'boleto':
      return boleto === undefined ? ['boleto'] : prepaidFaults(boleto);
    case 'on-account':
      return onAccount === undefined ? ['onAccount'] : onAccountFaults(onAccount);
    default:
      return [];
  }
}

/** Whether a Pix code can name the receiver. */
function isReceiver(receiver: PixReceiver): boolean {
  try {
    pixCode({ receiver, amount: centavos(1), txid: 'A' });
    return true;
  } catch {
    return false;
  }
}
