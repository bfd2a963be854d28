export { AccountButton, useAccountLink } from './account-button.tsx';
export { openQuestionsQuery } from './open-questions-query.ts';
export { sessionQuery } from './session-query.ts';
export { clientSegment, useSession } from './use-session.ts';
