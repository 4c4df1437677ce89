const MBIT_BYTES = 1_000_000 / 8;

/** The network of somebody far away: 300 ms there and back, 1.6 Mbit/s down. For `Network.emulateNetworkConditions`. */
export const FAR_AWAY = {
  offline: false,
  latency: 300,
  downloadThroughput: 1.6 * MBIT_BYTES,
  uploadThroughput: MBIT_BYTES,
};
