import type { ComponentType, ReactNode } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { accountColumns, accountSide } from './account-skeleton.tsx';
import { AccountView } from './account-view.tsx';

/** On wide screens the account's menu stands beside its pages; phones have it behind "Conta". */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={accountColumns}>
    <Card
      as="aside"
      flush
      className={`${accountSide} sticky top-28 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto`}
    >
      <AccountView sidebar close={stay} />
    </Card>
    <div className="min-w-0">{children}</div>
  </div>
);

/** Nothing opened the menu, so nothing closes it. */
const stay = (): void => undefined;

/** The screen as a page of the account. */
export const inAccount = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  function InAccount(props: Props) {
    return (
      <AccountPage>
        <Screen {...props} />
      </AccountPage>
    );
  };
