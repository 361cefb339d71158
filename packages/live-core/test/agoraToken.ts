const VERSION = '007';
const SIGNATURE_BYTES = 32;
const DAY_S = 86_400;
const RTM_SERVICE = 2;
const LOGIN = 1;

const little = (value: number, bytes: 2 | 4): number[] =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff);

const text = (value: string | Uint8Array): number[] => {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return [...little(bytes.length, 2), ...bytes];
};

/**
 * Returns an unsigned token of the right form.
 * With it the SDK tries the network, which it does not with a malformed one (agora.md 2.1, 3.1).
 */
export async function unsignedAgoraToken(appId: string, userId: string): Promise<string> {
  const issued = Math.floor(Date.now() / 1000);
  const bytes = [
    ...text(new Uint8Array(SIGNATURE_BYTES)),
    ...text(appId),
    ...little(issued, 4),
    ...little(DAY_S, 4),
    ...little(1, 4),
    ...little(1, 2),
    ...little(RTM_SERVICE, 2),
    ...little(1, 2),
    ...little(LOGIN, 2),
    ...little(DAY_S, 4),
    ...text(userId),
  ];
  const packed = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  const deflated = new Uint8Array(await new Response(packed).arrayBuffer());
  return VERSION + btoa(String.fromCharCode(...deflated));
}
