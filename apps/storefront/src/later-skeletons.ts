/** The skeletons of pages that no visit begins with. */
export { CheckoutSkeleton } from '#features/orders/storefront/checkout/checkout-skeleton.tsx';
export { OrderSkeleton } from '#features/orders/storefront/order/order-skeleton.tsx';
export { SubscriptionSkeleton } from '#features/subscriptions/storefront/subscription-skeleton.tsx';
