/** One of the clients that somebody may act for: their own, and those that linked them. Spec 3, listaClientesVinculados. */
import type { ClientId } from '#kernel/ids.ts';

export interface ClientChoice {
  /** Who one is for this client. Spec 3, id_usuario. */
  readonly linkedUserId: string;
  readonly clientId: ClientId;
  readonly clientName: string;
  /** A CNPJ stands behind it. */
  readonly company: boolean;
  /** One is its main user. */
  readonly principal: boolean;
  /** Whether the supplier lets it in. Spec 6, unapproved users. */
  readonly mayEnter: boolean;
  /** The supplier's word on it. */
  readonly approved: boolean;
  /** It said no. */
  readonly refused?: boolean;
}

/** Somebody is asked for whom they want to act where the shop lets more than one in. Spec 4, login. */
export const hasToChoose = (choices: readonly ClientChoice[]): boolean =>
  choices.filter(({ mayEnter }) => mayEnter).length > 1;
