import type * as Rtc from 'agora-rtc-sdk-ng/esm';
import type { RTMClient, RTMEvents } from 'agora-rtm-sdk';

/** The used part of the media SDK, in its own types, so that new versions are checked. */
export type RtcSdk = Pick<
  typeof Rtc,
  | 'createClient'
  | 'createMicrophoneAudioTrack'
  | 'createCameraVideoTrack'
  | 'createScreenVideoTrack'
  | 'createCustomAudioTrack'
  | 'getMicrophones'
  | 'getCameras'
  | 'getPlaybackDevices'
  | 'registerExtensions'
  | 'resumeAudioContext'
  | 'setParameter'
  | 'setLogLevel'
> & { readonly AgoraRTC: Pick<(typeof Rtc)['AgoraRTC'], 'on' | 'off'> };

export type RtcClient = Rtc.IAgoraRTCClient;
export type RtcClientUser = Rtc.IAgoraRTCRemoteUser;
export type SdkLocalTrack = Rtc.ILocalTrack;
export type SdkMicrophone = Rtc.IMicrophoneAudioTrack;
export type SdkSound = Rtc.ILocalAudioTrack;
export type SdkCamera = Rtc.ICameraVideoTrack;
export type SdkScreen = Rtc.ILocalVideoTrack;
export type SdkRemoteTrack = Rtc.IRemoteAudioTrack | Rtc.IRemoteVideoTrack;
export type SdkRemoteAudio = Rtc.IRemoteAudioTrack;
export type SdkDeviceInfo = Rtc.DeviceInfo;

/** The background options of the extension (agora.md 1.13). */
export type SdkLook =
  | { readonly type: 'blur'; readonly blurDegree: 1 | 2 | 3 }
  | { readonly type: 'img'; readonly source: HTMLImageElement; readonly fit: 'cover' };

/** The processor of one camera; its own types need a package that only the media SDK has. */
export type SdkProcessor = Parameters<SdkCamera['pipe']>[0] & {
  init(): Promise<void>;
  /** @throws Error for unknown options */
  setOptions(look: SdkLook): void;
  /** Waits half a second; null if nothing was drawn by then. */
  getProcessedTrack(): Promise<MediaStreamTrack | null>;
  release(): Promise<void>;
  /** Called when the device needs more than a tenth of a second per frame. */
  onoverload?: () => void;
};

/** The background extension, registered with the media SDK. */
export type SdkExtension = Parameters<RtcSdk['registerExtensions']>[0][number] & {
  checkCompatibility(): boolean;
  createProcessor(): SdkProcessor;
};

/** Its constructor. */
export type ExtensionClass = new () => SdkExtension;

/** The messaging SDK: creates clients, each for one account. */
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
