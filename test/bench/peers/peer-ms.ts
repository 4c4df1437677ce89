/** What a service on the internet may take for a call. */
export const PEER_MS = 300;
