export { AccountButton, useAccountLink } from './account-button.tsx';
export { FormCard } from './form-card.tsx';
export { checkNewPassword, NewPasswordField } from './login/new-password-field.tsx';
export { PasswordField } from './login/password-field.tsx';
export { Refused } from './login/refused.tsx';
export { sessionQuery } from './login/session-query.ts';
export { clientSegment, useSession } from './login/use-session.ts';
export { openQuestionsQuery } from './open-questions-query.ts';
export { useMailedCode } from './own-data/use-mailed-code.ts';
