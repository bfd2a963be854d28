import type { DeliverySnapshot } from '../../domain/order.ts';

/** A map link: a store by its coordinates, an address by its text. */
export function mapAddress(delivery: DeliverySnapshot): string {
  const place =
    delivery.type === 'RETIRADA'
      ? `${delivery.store.latitude},${delivery.store.longitude}`
      : [
          `${delivery.address.street}, ${delivery.address.number}`,
          delivery.address.district,
          `${delivery.address.city} - ${delivery.address.state}`,
          delivery.address.postalCode,
        ].join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
