/** The lazy parts of product pages: needed by some products only, or not at the first render. */
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { lazyPart } from '../lazy-part.ts';

export const lazySoldOut = lazyPart(async () => (await import('./alert/sold-out.tsx')).SoldOut);
export const backAgain = lazyPart(async () => (await import('./alert/back-again.tsx')).BackAgain);
export const priceAlert = lazyPart(async () => (await import('./alert/price-alert.tsx')).PriceAlert);
export const moreForLess = lazyPart(async () => (await import('./more-for-less.tsx')).MoreForLess);
export const lazyPaymentPrices = lazyPart(
  async () => (await import('./payment-price-list.tsx')).PaymentPriceList,
);
export const paymentMarks = lazyPart(
  async () => (await import('#features/payments/storefront/marks/payment-marks.tsx')).PaymentMarks,
);
export const linkedOptions = lazyPart(async () => (await import('./linked-options.tsx')).LinkedOptions);
export const severalPictures = lazyPart(
  async () => (await import('./gallery/several-pictures.tsx')).SeveralPictures,
);

export const shareButton = lazyPart(async () => (await import('./share-button.tsx')).ShareButton);

export const givesForMore = ({ offer }: Pick<ProductDetail, 'offer'>): boolean =>
  offer !== undefined && (offer.tiers.length > 0 || (offer.wholesale ?? offer.promotions) !== undefined);

/** For loaders: loads the parts that this product's page needs. */
export async function loadLazyParts(product: ProductDetail, tags: ReadonlySet<string>): Promise<void> {
  const { available } = product;
  await Promise.all([
    ...(available
      ? [
          product.hasAlert && backAgain.load(),
          product.offer !== undefined && priceAlert.load(),
          product.offer !== undefined && paymentMarks.load(),
          givesForMore(product) && moreForLess.load(),
          pricesVaryByPayment(tags) && lazyPaymentPrices.load(),
        ]
      : [lazySoldOut.load()]),
    shareButton.load(),
    product.linked.length > 0 && linkedOptions.load(),
    product.pictures.length > 1 && severalPictures.load(),
  ]);
}
