export { AccountButton, useAccountLink } from './account-button.tsx';
export { endSession } from './log-out-call.ts';
export { sessionQuery } from './session-query.ts';
export { clientSegment, useSession } from './use-session.ts';
