import type { Actor } from '#kernel/scope.ts';

/** Who acts, as the log may say it: ids alone, never a name, an e-mail, a document or a token. A visitor is nobody. */
export function actorFacts(actor: Actor): Readonly<Record<string, string | undefined>> {
  switch (actor.kind) {
    case 'customer': {
      const { userId, capacity, apiKeyId, attendant } = actor;
      return { actor: capacity, user: userId, apiKey: apiKeyId, staff: attendant?.staffId };
    }
    case 'staff':
      return { actor: 'staff', staff: actor.staffId, actedBy: actor.actedBy?.staffId };
    case 'platform':
      return { actor: 'platform', staff: actor.staffId };
    case 'visitor':
      return {};
  }
}
