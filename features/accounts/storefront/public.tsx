export { AccountButton, useAccountLink } from './account-button.tsx';
export { FormCard } from './form-card.tsx';
export { checkNewPassword, NewPasswordField } from './new-password-field.tsx';
export { openQuestionsQuery } from './open-questions-query.ts';
export { PasswordField } from './password-field.tsx';
export { Refused } from './refused.tsx';
export { sessionQuery } from './session-query.ts';
export { useMailedCode } from './use-mailed-code.ts';
export { clientSegment, useSession } from './use-session.ts';
