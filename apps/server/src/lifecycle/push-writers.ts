/** All writers of notifications by their kind: every kind that the outbox can contain. */
import type { WritePush } from '#features/notifications/server/send-pushes.ts';
import { orderPushes } from '#features/orders/server/mails/order-pushes.ts';

export const pushWriters: Readonly<Record<string, WritePush>> = { ...orderPushes };
