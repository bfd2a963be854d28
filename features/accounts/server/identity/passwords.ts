/** Passwords as Argon2id hashes (19 MiB, two passes). A bounded queue limits the CPU that logins use. */
import { hash, verify } from '@node-rs/argon2';
import type { Context } from '#platform/db/context.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { concurrencyLimit } from '#platform/process/concurrency-limit.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of an unknown random password, verified for unknown logins so that they take as long as known ones. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$V0V8WhB7YdE6D4O7AqlGeA$Cr4e9dpkk12D3jOuRy7S88dLznhq7+HtOZ/UQgp2H5o';

const limited = concurrencyLimit({
  maxRunning: 2,
  maxWaiting: 50,
  overloaded: () => refusalOf('overloaded'),
});

/** A queued hash is skipped when the requester has disconnected. */
type Asker = Pick<Context, 'hasLeft'>;

export const hashPassword = (password: string, { hasLeft }: Asker = {}): Promise<string> =>
  limited(() => hash(password, cost), hasLeft);

/** Without a hash: false, after the same work. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  { hasLeft }: Asker = {},
): Promise<boolean> {
  const matches = await limited(() => verify(passwordHash ?? NOBODYS, password), hasLeft);
  return passwordHash !== undefined && matches;
}
