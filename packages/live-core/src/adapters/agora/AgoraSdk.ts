import type * as Rtc from 'agora-rtc-sdk-ng/esm';
import type { RTMClient, RTMEvents } from 'agora-rtm-sdk';

/** What is used of the media SDK: its own types, so that a new version is checked against them. */
export type RtcSdk = Pick<
  typeof Rtc,
  | 'createClient'
  | 'createMicrophoneAudioTrack'
  | 'createCameraVideoTrack'
  | 'createScreenVideoTrack'
  | 'getMicrophones'
  | 'getCameras'
  | 'getPlaybackDevices'
  | 'resumeAudioContext'
  | 'setParameter'
  | 'setLogLevel'
> & { readonly AgoraRTC: Pick<(typeof Rtc)['AgoraRTC'], 'on' | 'off'> };

export type RtcClient = Rtc.IAgoraRTCClient;
export type RtcClientUser = Rtc.IAgoraRTCRemoteUser;
export type SdkLocalTrack = Rtc.ILocalTrack;
export type SdkMicrophone = Rtc.IMicrophoneAudioTrack;
export type SdkCamera = Rtc.ICameraVideoTrack;
export type SdkScreen = Rtc.ILocalVideoTrack;
export type SdkRemoteTrack = Rtc.IRemoteAudioTrack | Rtc.IRemoteVideoTrack;
export type SdkRemoteAudio = Rtc.IRemoteAudioTrack;
export type SdkDeviceInfo = Rtc.DeviceInfo;

/** The messaging SDK: a maker of clients, each for one account. */
export interface RtmSdk {
  readonly RTM: new (...parameters: ConstructorParameters<typeof RTMClient>) => RtmClient;
}

export type RtmClient = Pick<
  RTMClient,
  | 'login'
  | 'logout'
  | 'renewToken'
  | 'publish'
  | 'subscribe'
  | 'unsubscribe'
  | 'addEventListener'
  | 'removeEventListener'
> & {
  readonly presence: Pick<RTMClient['presence'], 'setState' | 'removeState' | 'getOnlineUsers'>;
  readonly storage: Pick<
    RTMClient['storage'],
    'setChannelMetadata' | 'removeChannelMetadata' | 'getChannelMetadata'
  >;
};

export type PresenceEvent = RTMEvents.PresenceEvent;
export type MessageEvent = RTMEvents.MessageEvent;
export type StorageData = RTMEvents.StorageEvent['data'];
export type LinkStateEvent = RTMEvents.LinkStateEvent;
