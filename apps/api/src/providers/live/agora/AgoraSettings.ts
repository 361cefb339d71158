/** Where the composed film of a recording is put: the bucket of the site's own files. */
export interface AgoraStorage {
  /** Agora's number of the bucket's region. */
  readonly region: number;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** One project of Agora's. */
export interface AgoraSettings {
  readonly appId: string;
  /** Signs tickets. */
  readonly certificate: string;
  /** Both are the account's for its REST calls. */
  readonly customerKey: string;
  readonly customerSecret: string;
  /** Signs what Agora tells us. */
  readonly webhookSecret: string;
  /** Where its REST calls go. */
  readonly restUrl: string;
  /** Undefined where nothing records. */
  readonly storage: AgoraStorage | undefined;
}
