export { linkedUsersQuery } from './linked-users-query.ts';
