/** Chromium's name for a codec's minimum kbit/s; other browsers skip unknown parameters. */
const PARAMETER = 'x-google-min-bitrate';
const VP8 = /^a=rtpmap:(\d+) VP8\//i;
const LINE_END = '\r\n';

/**
 * Returns a description in which the other end requests at least this bitrate for video (LMED-13).
 * WebRTC itself only has a maximum.
 *
 * @param kbps of the video; 0 leaves the description unchanged
 */
export function withMinBitrate(sdp: string, kbps: number): string {
  if (kbps === 0) return sdp;
  const lines = sdp.split(LINE_END);
  const types = lines.flatMap((line) => VP8.exec(line)?.[1] ?? []);
  const request = `${PARAMETER}=${kbps}`;
  const described = new Set<string>();
  const ask = lines.map((line) => {
    const type = types.find((each) => line.startsWith(`a=fmtp:${each} `));
    if (type === undefined) return line;
    described.add(type);
    return `${line};${request}`;
  });
  return ask
    .flatMap((line) => {
      const type = VP8.exec(line)?.[1];
      return type === undefined || described.has(type)
        ? [line]
        : [line, `a=fmtp:${type} ${request}`];
    })
    .join(LINE_END);
}
