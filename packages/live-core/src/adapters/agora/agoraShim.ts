/**
 * Replaces `agora-rtc-sdk-ng` for the messaging SDK.
 * Builds alias the name to this file, or the page would contain the media SDK twice (agora.md section 5).
 */
export * from 'agora-rtc-sdk-ng/esm';
export { AgoraRTC as default } from 'agora-rtc-sdk-ng/esm';
