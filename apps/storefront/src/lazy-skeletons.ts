/** Skeletons of pages under way, in one file: no first page needs them. */
export { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
export { ProductSkeleton } from '#features/catalog/storefront/product/product-skeleton.tsx';
export { CheckoutSkeleton } from '#features/orders/storefront/checkout/checkout-skeleton.tsx';
export { OrderSkeleton } from '#features/orders/storefront/order/order-skeleton.tsx';
export { SubscriptionSkeleton } from '#features/subscriptions/storefront/subscription-skeleton.tsx';
export { AccountSkeleton } from './journeys/account/account-skeleton.tsx';
