/**
 * What the messaging SDK gets for `agora-rtc-sdk-ng`: builds alias that name to this file, else the page
 * would carry the media SDK twice (agora.md section 5).
 */
export * from 'agora-rtc-sdk-ng/esm';
export { AgoraRTC as default } from 'agora-rtc-sdk-ng/esm';
