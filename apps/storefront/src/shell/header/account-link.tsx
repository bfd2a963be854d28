import { AccountButton } from '#features/accounts/storefront/account-button.tsx';
import { headerAction } from './header-action.ts';

export const AccountLink = () => <AccountButton className={headerAction} />;
