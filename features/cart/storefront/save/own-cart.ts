import type { Session } from '#features/accounts/domain/session.ts';
import { clientSegment } from '#features/accounts/storefront/public.tsx';

export const ownCart = (session: Session) => ({
  client: clientSegment(session),
  idcliente: session.clientId,
});
