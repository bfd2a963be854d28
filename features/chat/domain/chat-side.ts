/** Who writes: the client's people, or the shop's staff. */
export type ChatSide = 'client' | 'shop';

export type RoomId = string;
