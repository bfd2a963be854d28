/** Where pages hear of changes, by Socket.IO over a websocket: no call's address begins so, for Socket.IO answers all of them. */
export const LIVE_PATH = '/v4/ao-vivo/';
