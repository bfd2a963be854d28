import { expect, test } from 'vitest';
import { directImports } from './lighter-features.ts';

test('what one feature uses of another comes from the file that makes it', () => {
  const code = `import { PixPanel, type Buyer, useBuyer as buyer } from '#features/payments/storefront/public.tsx';`;
  expect(directImports(code)).toBe(
    "import { PixPanel as PixPanel } from '#features/payments/storefront/pix-panel.tsx'; " +
      "import { useBuyer as buyer } from '#features/payments/storefront/buyer.ts';",
  );
});

test('a name that spans lines, in both lists, is found', () => {
  const code = `import {
  canLookUp,
  chooseDeliveryType,
} from '#features/delivery/storefront/public.tsx';`;
  expect(directImports(code)).toMatch(/canLookUp.*delivery-options-query\.ts.*chooseDeliveryType.*chosen-/);
});

test('types and all other imports stay as they are', () => {
  const code = `import type { Buyer } from '#features/payments/storefront/public.tsx';
import { formatMoney } from '#kernel/money.ts';`;
  expect(directImports(code)).toBe(code);
});

test('what a feature does not offer is refused', () => {
  const code = `import { secrets } from '#features/payments/storefront/public.tsx';`;
  expect(() => directImports(code)).toThrow('features/payments/storefront/public.tsx exports no secrets');
});
