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
  /** Buys for a company: a CNPJ stands behind the client. Spec 3, cpfLength. */
  readonly company?: boolean;
  /** The supplier's word on this client (cadastro_aprovado). */
  readonly approved?: boolean;
}

/** Visitors send the word `token` and the empty UUID. */
export const visitorSession: Session = { authenticated: false, handle: 'token', clientId: EMPTY_UUID };
