import type { Session } from '#features/accounts/domain/session.ts';
import { clientSegment } from '#features/accounts/storefront/login/use-session.ts';

export const ownCart = (session: Session) => ({
  client: clientSegment(session),
  idcliente: session.clientId,
});
