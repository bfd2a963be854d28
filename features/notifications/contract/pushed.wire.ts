import { defined } from '#kernel/defined.ts';

/** A notification for a browser: `platform/offline/worker/show-pushes.ts` reads it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Path within the shop: '/pedidos/1001'. */
  readonly path: string;
  /** What it is about: a later one replaces it. Letters, digits and hyphens. */
  readonly topic: string;
}

interface PushedAt {
  /** '/mercado-central', or empty on the shop's own host. */
  readonly root: string;
  readonly icon?: string;
}

/** The encrypted message's text. Push services accept 4 kB. */
export const pushToWire = ({ title, body, path, topic }: PushText, { root, icon }: PushedAt): string =>
  JSON.stringify({
    titulo: title.slice(0, 120),
    texto: body.slice(0, 500),
    endereco: `${root}${path}`,
    marca: topic,
    ...defined({ icone: icon }),
  });
