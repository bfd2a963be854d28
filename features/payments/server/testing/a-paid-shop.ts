/** A supplier of its own with a provider's methods: Pix, card, and a card that is only authorised. */
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';

export interface PaidShop extends Context {
  readonly pix: string;
  readonly card: string;
  readonly hold: string;
}

export async function aPaidShop(database: Database): Promise<PaidShop> {
  const { db } = database;
  const slug = `loja-${newId()}`;
  const { id } = await createSupplier(db, {
    slug,
    name: 'Loja',
    whiteLabel: false,
    tags: [],
    theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
    menu: [],
    footer: { legalName: 'Loja', cnpj: '11222333000181', address: 'Rua Um, 1', columns: [] },
    domains: [],
    stores: [],
  });
  const common = {
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery'],
    provider: 'sandbox',
  } as const;
  const instalments = {
    most: 12,
    withoutInterest: 3,
    monthlyInterest: 199,
    smallestPart: centavos(500),
  };
  const method = (name: string, preAuthorise: boolean, position: number) =>
    createPaymentMethod(db, id, {
      ...common,
      kind: 'card',
      name,
      position,
      card: { instalments, preAuthorise },
    });
  return {
    supplier: { id, slug, name: 'Loja', tags: new Set<string>() },
    actor: VISITOR,
    now: Date.now(),
    db,
    database,
    pix: await createPaymentMethod(db, id, {
      ...common,
      kind: 'pix',
      name: 'Pix',
      position: 1,
      automaticPix: { retries: true },
    }),
    card: await method('Cartão', false, 2),
    hold: await method('Cartão pesado', true, 3),
  };
}
