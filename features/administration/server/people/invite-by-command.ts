import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import { type Invited, invite } from './invite.ts';

/** By a command of the server, which prints the link. */
export const inviteByCommand = (
  database: Database,
  invited: Pick<Invited, 'invitedAs' | 'name' | 'email'>,
  now: Instant,
): ReturnType<typeof invite> =>
  database.transaction(async (db) => {
    const made = await invite(db, invited, now);
    const { invitedAs, name } = invited;
    if (made.ok)
      await recordPlatformChange(
        db,
        { now },
        { action: 'person.invited', subject: made.value.email, before: null, after: { invitedAs, name } },
      );
    return made;
  });
