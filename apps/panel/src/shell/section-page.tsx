import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Section } from '#platform/panel/section.ts';
import { Forbidden } from '#platform/panel/states.tsx';
import { useDocumentTitle } from './document-title.ts';

interface ShopPageProps extends Pick<Section, 'Screen'> {
  readonly title: string;
}

/** A page of a shop that everybody who works there may open. */
export function ShopPage({ title, Screen }: ShopPageProps) {
  const { shop } = useStaffPlace();
  useDocumentTitle(title, shop.name);
  return <Screen />;
}

/** A page of a section, for who has its permission. */
export function SectionPage({ permission, ...page }: ShopPageProps & Pick<Section, 'permission'>) {
  const { shop } = useStaffPlace();
  return useMay(permission) ? <ShopPage {...page} /> : <Forbidden home={panelHref(shop)} />;
}
