import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { FEEDBACK_ACTIONS, RECOMMENDATION_VIEWS } from '../domain/feedback.ts';

// No foreign keys to products: the job must not lock their rows, and they are never deleted.

/** How far the job has read a supplier's orders and products. */
export const recommendationProgress = pgTable('recommendation_progress', {
  supplierId: uuid('supplier_id')
    .primaryKey()
    .references(() => suppliers.id),
  /** The latest order that is counted. */
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  readNumber: bigint('read_number', { mode: 'number' }).notNull(),
  /** The latest product that was compared in the current round; null between rounds. */
  comparedId: uuid('compared_id'),
  /** When the last round over all products ended. */
  comparedAt: timestamp('compared_at', { withTimezone: true }),
  /** Suppliers take turns: the one whose turn is longest ago comes first. */
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

/** Orders with both products, in both directions: a sum of weights (`purchase-weight.ts`). */
export const recommendationPairs = pgTable(
  'recommendation_pairs',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    withId: uuid('with_id').notNull(),
    weight: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.withId] }),
    check('recommendation_pairs_others', sql`product_id <> with_id`),
  ],
);

/** Orders of a product by region; the region '' is the whole shop. */
export const recommendationRegions = pgTable(
  'recommendation_regions',
  {
    supplierId: uuid('supplier_id').notNull(),
    region: text().notNull(),
    productId: uuid('product_id').notNull(),
    weight: doublePrecision().notNull(),
    /** Different clients. */
    buyers: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.region, t.productId] }),
    index('recommendation_regions_by_weight').on(
      t.supplierId,
      t.region,
      t.weight.desc().nullsFirst(),
      t.productId,
    ),
  ],
);

/** What is known of a product: related ones with their scores (0 to 1), its rhythm, and how it was taken as a recommendation. */
export const recommendationProducts = pgTable(
  'recommendation_products',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    together: uuid().array().notNull().default([]),
    togetherScores: real('together_scores').array().notNull().default([]),
    similar: uuid().array().notNull().default([]),
    similarScores: real('similar_scores').array().notNull().default([]),
    /** Times that a client bought it again, and the sum of the logarithms of the days between. */
    repeats: integer().notNull().default(0),
    logDays: doublePrecision('log_days').notNull().default(0),
    shown: integer().notNull().default(0),
    clicked: integer().notNull().default(0),
    added: integer().notNull().default(0),
    hidden: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.productId] })],
);

/** Feedback that is not counted yet. Names nobody: each answer is a session of its own. */
export const recommendationFeedback = pgTable(
  'recommendation_feedback',
  {
    supplierId: uuid('supplier_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    productId: uuid('product_id').notNull(),
    action: text({ enum: FEEDBACK_ACTIONS }).notNull(),
    view: text({ enum: RECOMMENDATION_VIEWS }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    // Each action counts once per session and product.
    primaryKey({ columns: [t.supplierId, t.sessionId, t.productId, t.action] }),
    index('recommendation_feedback_by_time').on(t.supplierId, t.at),
  ],
);

/** Personal: what a client who allows personalization hid, or was interested in. */
export const recommendationReactions = pgTable(
  'recommendation_reactions',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    productId: uuid('product_id').notNull(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** When it was last opened, or put into the cart, from a recommendation. */
    interestedAt: timestamp('interested_at', { withTimezone: true }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId, t.productId] }),
    index('recommendation_reactions_by_time').on(t.changedAt),
  ],
);
