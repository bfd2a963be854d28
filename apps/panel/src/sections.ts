/**
 * The sections of the panel, in the order of its navigation. A new section is a line in its group; its screens are in its
 * feature's `panel` folder. Who lacks its permission does not see it, and a group without sections is not shown.
 */
import type { SectionGroup } from '#platform/panel/section.ts';
import { catalogSections } from './section-groups/catalog.ts';
import { clientSections } from './section-groups/clients.ts';
import { contentSections } from './section-groups/content.ts';
import { deliveryAndPayment } from './section-groups/delivery-and-payment.ts';
import { pricesAndPromotions } from './section-groups/prices-and-promotions.ts';
import { reportSections } from './section-groups/reports.ts';
import { salesSections } from './section-groups/sales.ts';
import { shopSections } from './section-groups/shop.ts';
import { systemSections } from './section-groups/system.ts';

export const sectionGroups: readonly SectionGroup[] = [
  { title: 'Vendas', sections: salesSections },
  { title: 'Clientes', sections: clientSections },
  { title: 'Catálogo', sections: catalogSections },
  { title: 'Preços e promoções', sections: pricesAndPromotions },
  { title: 'Conteúdo', sections: contentSections },
  { title: 'Entrega e pagamento', sections: deliveryAndPayment },
  { title: 'Loja', sections: shopSections },
  { title: 'Relatórios', sections: reportSections },
  { title: 'Sistema', sections: systemSections },
];
