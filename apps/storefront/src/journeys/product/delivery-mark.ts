/** What the cards say of the first delivery: nothing until `follow-first-slot.tsx`, loaded later, knows it of the shopper's place. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

interface DeliveryMark {
  readonly mark?: ReactNode;
}

export const useDeliveryMark = create<DeliveryMark>()(() => ({}));
