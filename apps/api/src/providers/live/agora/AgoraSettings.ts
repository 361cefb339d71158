/** Storage of a recording's composed video: the bucket of the site's own files. */
export interface AgoraStorage {
  /** Agora's number of the bucket's region. */
  readonly region: number;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A project at Agora. */
export interface AgoraSettings {
  readonly appId: string;
  /** The key that signs tickets. */
  readonly certificate: string;
  /** The account's credentials for REST calls. */
  readonly customerKey: string;
  readonly customerSecret: string;
  /** The key that Agora signs its notifications with. */
  readonly webhookSecret: string;
  /** Base URL of the REST API. */
  readonly restUrl: string;
  /** Undefined if recording is unavailable. */
  readonly storage: AgoraStorage | undefined;
}
