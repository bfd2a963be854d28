/** A client that a user may act for: their own, or one that linked them. Spec 3, listaClientesVinculados. */
import type { ClientId } from '#kernel/ids.ts';

export interface ClientChoice {
  /** The user's id for this client. Spec 3, id_usuario. */
  readonly linkedUserId: string;
  readonly clientId: ClientId;
  readonly clientName: string;
  /** The client has a CNPJ. */
  readonly company: boolean;
  /** The user is the client's principal. */
  readonly principal: boolean;
  /** Whether the supplier lets the client log in. Spec 6, unapproved users. */
  readonly mayEnter: boolean;
  /** The supplier approved the client. */
  readonly approved: boolean;
  /** The supplier refused the client. */
  readonly refused?: boolean;
}

/** True when the shop lets more than one of the clients in. Spec 4, login. */
export const hasToChoose = (choices: readonly ClientChoice[]): boolean =>
  choices.filter(({ mayEnter }) => mayEnter).length > 1;
