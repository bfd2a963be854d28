import { AccountButton } from '#features/accounts/storefront/public.tsx';
import { headerAction } from './header-action.ts';

export const AccountLink = () => <AccountButton className={headerAction} />;
