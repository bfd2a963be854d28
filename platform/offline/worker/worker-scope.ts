/** The parts of a service worker's global scope that are used; TypeScript's library for workers excludes the one for pages. */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Empty for a navigation. */
  readonly clientId: string;
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
  readonly source: WindowOfWorker | null;
  readonly ports: readonly MessagePort[];
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface WindowOfWorker {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageToWorker;
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    get(id: string): Promise<WindowOfWorker | undefined>;
    matchAll(options?: {
      readonly type?: 'window';
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly WindowOfWorker[]>;
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}

declare const self: unknown;
export const workerScope = self as WorkerScope;
