/** The shopper's session as screens use it. It carries no authority: only the cookie does. */
import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import { type ClientId, EMPTY_UUID, type PaymentMethodId } from '#kernel/ids.ts';
import type { Capacity } from '#kernel/scope.ts';

export interface Session {
  readonly authenticated: boolean;
  /** Value of `{token}` in a path. Design 4, paths. */
  readonly handle: string;
  readonly clientId: ClientId;
  /** Name and e-mail of the user. */
  readonly name?: string;
  readonly email?: string;
  /** Name of the client that the user acts for. */
  readonly clientName?: string;
  /** Role in which the user acts. Spec 6. */
  readonly capacity?: Capacity;
  /** A representative in their own view, with no client chosen. */
  readonly choosing?: boolean;
  /** The client's CPF or CNPJ; for representatives only. */
  readonly clientDocument?: string;
  /** The client has a CNPJ. Spec 3, cpfLength. */
  readonly company?: boolean;
  /** The user may act for other clients, too. Only set by a login. */
  readonly hasToChoose?: boolean;
  /** The supplier approved this client (cadastro_aprovado). */
  readonly approved?: boolean;
  /** The supplier refused this client (cadastro_recusado); neither approved nor refused means waiting. */
  readonly refused?: boolean;
  /** The method that the client chose last at this supplier; it may no longer be offered. Spec 3, formaPagamentoActive. */
  readonly paymentMethodId?: PaymentMethodId;
  /** The supplier's own id of the client; absent before they are a customer. Spec 3, idcadastroextracliente. */
  readonly customerId?: string;
  /** Tags that the supplier gave this client. Spec 3 and 6, user tags. */
  readonly tags?: readonly UserTag[];
  /** Why a presented session is treated as a visitor's here. Spec 4, session check on load. */
  readonly notice?: string;
}

/** An open session; the omitted fields stay optional. */
export type OpenSession = Session &
  Required<
    Pick<
      Session,
      | 'authenticated'
      | 'handle'
      | 'clientId'
      | 'name'
      | 'email'
      | 'clientName'
      | 'capacity'
      | 'company'
      | 'approved'
    >
  >;

/** Visitors send the literal `token` and the empty UUID in paths. */
export const visitorSession: Session = { authenticated: false, handle: 'token', clientId: EMPTY_UUID };

/** Whether the person buys for a client: visitors do not, and representatives not before they have chosen one. */
export const actsForClient = ({
  authenticated,
  choosing,
}: Pick<Session, 'authenticated' | 'choosing'>): boolean => authenticated && choosing !== true;
