import { HAS_AUTOMATIC_PIX } from '../../domain/provider-names.ts';
import type { PaymentMethodRow } from '../store/payment-method.store.ts';

/** Whether the shop wants Pix Automático for this method, and the method's provider has it. */
export const offersAutomaticPix = ({
  kind,
  provider,
  settings,
}: Pick<PaymentMethodRow, 'kind' | 'provider' | 'settings'>): boolean =>
  kind === 'pix' && settings.automaticPix !== undefined && provider !== null && HAS_AUTOMATIC_PIX[provider];
