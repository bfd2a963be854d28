export { AccountButton, useAccountLink } from './account-button.tsx';
export { sessionQuery } from './session-query.ts';
export { clientSegment, useSession } from './use-session.ts';
