/** What later features use of delegation. */
export { linkedUsersQuery } from './linked-users-query.ts';
