/** Who the shopper is, as screens need to know it. Nothing here gives authority: that is the cookie's. */
import { type ClientId, EMPTY_UUID } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';

export interface Session {
  readonly authenticated: boolean;
  /** What `{token}` in a path says. Design 4, paths. */
  readonly handle: string;
  readonly clientId: ClientId;
  /** Who acts: the user's name and e-mail. */
  readonly name?: string;
  readonly email?: string;
  /** For whom: the client's name. */
  readonly clientName?: string;
  /** As what. Spec 6. */
  readonly capacity?: Capacity;
  /** A representative in the view of their own, with no client chosen. */
  readonly choosing?: boolean;
  /** The client's CPF or CNPJ, for a representative who acts for it. */
  readonly clientDocument?: string;
  /** Buys for a company: a CNPJ stands behind the client. Spec 3, cpfLength. */
  readonly company?: boolean;
  /** There are other clients, too, that one may act for. Told at login. */
  readonly hasToChoose?: boolean;
  /** The supplier's word on this client (cadastro_aprovado). */
  readonly approved?: boolean;
  /** It said no (cadastro_recusado); one that is neither this nor approved waits. */
  readonly refused?: boolean;
  /** Why a session that was presented is a visitor's here. Spec 4, session check on load. */
  readonly notice?: string;
}

/** One that is open; the rest is said of representatives. */
export type OpenSession = Session &
  Required<Omit<Session, 'choosing' | 'refused' | 'clientDocument' | 'hasToChoose' | 'notice'>>;

/** Visitors send the word `token` and the empty UUID. */
export const visitorSession: Session = { authenticated: false, handle: 'token', clientId: EMPTY_UUID };
