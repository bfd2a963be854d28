/** What the measured shop depends on besides its database: a payment provider and a bucket, each behind a proxy that fails. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { putAccount } from '#features/payments/server/store/payment-accounts.store.ts';
import { mercadoPagoStub } from '#features/payments/server/testing/stub-mercado-pago.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { seal } from '#platform/keys/sealed-text.ts';
import { memoryBucket } from '#platform/pictures/testing/memory-bucket.ts';
import { type FaultProxy, startFaultProxy } from '#platform/testing/fault-proxy.ts';
import type { World } from '../world/make-world.ts';

const ACCESS_TOKEN = 'APP_USR-bench';
/** Pause between two pictures that are asked for. Milliseconds. */
const BETWEEN_PICTURES = 200;

export interface Services {
  readonly provider: FaultProxy;
  readonly bucket: FaultProxy;
  /** Of a server that uses them. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startServices(): Promise<Services> {
  const stub = createServer(mercadoPagoStub(ACCESS_TOKEN).answer);
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const pictures = await memoryBucket();
  const { bucket, endpoint = '', region, accessKeyId, secretAccessKey } = pictures.options;
  const inFront = {
    provider: await startFaultProxy({ port: (stub.address() as AddressInfo).port }),
    bucket: await startFaultProxy({ port: Number(new URL(endpoint).port) }),
  };
  return {
    ...inFront,
    env: {
      PROVIDER_STUB: `http://127.0.0.1:${inFront.provider.port}`,
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${inFront.bucket.port}`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    async close() {
      await Promise.all([inFront.provider.close(), inFront.bucket.close(), pictures.close()]);
      stub.closeAllConnections();
      await new Promise((resolve) => stub.close(resolve));
    },
  };
}

/** The same world for clients that pay by the provider's Pix. */
export async function withProvider(url: string, world: World, sessionSecret: string): Promise<World> {
  const { supplierId } = world;
  const database = openDatabase(url);
  const secrets = JSON.stringify({ accessToken: ACCESS_TOKEN, webhookSecret: 'bench' });
  const sealedSecrets = seal(
    sessionSecret,
    'payment account',
    `payments mercado-pago ${supplierId}`,
    secrets,
  );
  const account = { publicKey: 'APP_USR-public', sealedSecrets };
  await putAccount(database.db, supplierId, 'mercado-pago', account, Date.now());
  const paymentMethodId = await createPaymentMethod(database.db, supplierId, {
    ...{ kind: 'pix', name: 'Pix', description: '', priceVariance: 0, position: 1 },
    deliveryTypes: ['delivery'],
    provider: 'mercado-pago',
  });
  await database.close();
  return { ...world, paymentMethodId };
}

/** Asks for pictures that no process caches, until it is over. */
export async function lookAtPictures(url: () => string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const picture = `${url()}/fotos/${randomBytes(16).toString('hex')}-320.webp`;
    await fetch(picture).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
    await sleep(BETWEEN_PICTURES);
  }
}
