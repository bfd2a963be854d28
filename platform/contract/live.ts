/** Socket.IO endpoint for change events. No call's path may begin with it, because Socket.IO answers everything below it. */
export const LIVE_PATH = '/v4/ao-vivo/';
