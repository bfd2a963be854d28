import { LegalIdentityCard } from '#features/administration/panel/requests/legal-identity-card.tsx';
import { AppearanceScreen } from '#features/content/panel/appearance/appearance-screen.tsx';

/** How the shop looks and what it says of itself, with the request to change what the platform answers for. */
export const AppearancePage = () => <AppearanceScreen legalIdentity={<LegalIdentityCard />} />;
