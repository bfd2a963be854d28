/**
 * The mail about alerts, written when it is sent. Alerts that are not true any more are left out and wait again, because a mail may
 * wait for days.
 */
import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import {
  firstName,
  type Letter,
  SAMPLE_CLIENT,
  SAMPLE_CODE,
  type SampledMail,
  type WriteLetter,
} from '#features/accounts/server/mails/letter.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { isUuid } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { alertLetter } from '../../contract/alerts/alert-letter.ts';
import { alertShopMail } from '../../contract/alerts/alert-shop-mail.ts';
import { ALERT_OPT_OUT_PATH } from '../../contract/alerts/product-alerts.endpoints.ts';
import { FIRST_LOOK, isFulfilled } from '../../domain/alerts/product-alert.ts';
import { alertedProducts } from './alerted-products.ts';
import { lockAlertsOfMail, reopenAlerts } from './due-alerts.store.ts';
import { optOutCode } from './opt-out-code.ts';

/** The kind of mail in the outbox. */
export const ALERT_MAIL = 'product-alerts';

interface AlertMailServices {
  readonly database: Database;
  readonly sessionSecret: string;
}

const writeLetter =
  ({ database, sessionSecret }: AlertMailServices): WriteLetter =>
  async (db, { supplierId = '', clientId = '', mailId = '' }, { now }) => {
    const owner = { supplierId, clientId };
    const shop = await supplierByKey(db, supplierId);
    if (shop === undefined || !isUuid(clientId) || !isUuid(mailId)) return undefined;
    const alerts = await lockAlertsOfMail(db, owner, mailId);
    const context = { supplier: supplierScope(shop), actor: VISITOR, now, db, database };
    const principal = await principalOf(context, clientId);
    if (alerts.length === 0 || principal === undefined) return undefined;
    const { actor, supplier, email } = principal;
    const ids = alerts.map(({ productId }) => productId);
    const products = await alertedProducts({ ...context, supplier, actor }, ids);
    const fulfilled = alerts.flatMap((alert) => {
      const product = products.get(alert.productId);
      return product !== undefined && isFulfilled(alert, product) ? [{ ...alert, product }] : [];
    });
    const others = alerts.filter(
      ({ productId, kind }) => !fulfilled.some((one) => one.productId === productId && one.kind === kind),
    );
    await reopenAlerts(db, owner, others, now + FIRST_LOOK);
    if (fulfilled.length === 0) return undefined;
    const code = optOutCode(sessionSecret, owner);
    return mailed(fulfilled, { to: email, reader: firstName(actor.name), shop: shop.name, code });
  };

interface Addressed {
  readonly to: string;
  readonly reader: string;
  readonly shop: string;
  /** Signed code in the link that cancels all alerts: `optOutCode`. */
  readonly code: string;
}

const mailed = (
  fulfilled: Parameters<typeof alertLetter>[0],
  { to, reader, shop, code }: Addressed,
): Letter => ({
  ...alertLetter(fulfilled, { reader, shop }),
  shopMail: alertShopMail,
  values: { name: reader },
  to,
  optOut: {
    label: 'Cancelar todos os meus avisos desta loja',
    path: `/avisos/cancelar#codigo=${code}`,
    call: ALERT_OPT_OUT_PATH.replace(':codigo', code),
  },
});

const SAMPLE_PRODUCTS: Parameters<typeof alertLetter>[0] = [
  { kind: 'availability', product: { slug: 'cafe', name: 'Café torrado 500 g', price: centavos(2490) } },
  {
    kind: 'price-drop',
    seenPrice: centavos(3290),
    product: { slug: 'azeite', name: 'Azeite extravirgem 500 ml', price: centavos(2790) },
  },
];

export const sampledAlertMails: readonly SampledMail[] = [
  {
    mail: alertShopMail,
    sample: ({ to, shop }) =>
      mailed(SAMPLE_PRODUCTS, { to, reader: SAMPLE_CLIENT.first, shop, code: SAMPLE_CODE }),
  },
];

export const alertMails = (
  publicUrl: string,
  services: AlertMailServices,
): Readonly<Record<string, WriteMail>> => shopMails(publicUrl, { [ALERT_MAIL]: writeLetter(services) });
