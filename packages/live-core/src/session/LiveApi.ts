import type {
  Attendee,
  ChatMessage,
  LiveLayout,
  LiveLists,
  LiveRole,
  LiveSessionOptions,
  LiveState,
  LiveTokens,
  MemberAction,
  ScreenTicket,
  StoppedKind,
} from '@rostra/contract/live';

/** A page of the audience and its total size. */
export interface AudiencePage {
  readonly list: readonly Attendee[];
  readonly total: number;
  readonly total_pages: number;
}

/** The body of a request that changes the live state. */
export interface LiveStateOptions {
  readonly user_type: LiveRole;
}

/**
 * One member's server calls for one live session (live §7). Each call throws `LiveError`.
 * Codes: `removed`, `token-refused` (code 10010), `network` and `timeout` without an answer.
 * Any other error is `refused`, with the server's error as `cause`.
 */
export interface LiveApi {
  postLiveToken(input: { readonly password?: string }): Promise<LiveSessionOptions>;
  postRefreshToken(input: { readonly token: string }): Promise<LiveTokens>;
  putPrepareLives(input: LiveStateOptions): Promise<{ readonly live_state: LiveState }>;
  putStartLives(input: LiveStateOptions): Promise<{ readonly live_state: LiveState }>;
  putStopLives(input: LiveStateOptions): Promise<{ readonly live_state: LiveState }>;
  putAudienceStopLive(input: LiveStateOptions): Promise<{ readonly live_state: LiveState }>;
  setMemberInfo(input: {
    readonly user_id: number;
    readonly action: MemberAction;
    readonly name?: string;
    /** Percent, used by `set_volume`. */
    readonly volume?: number;
  }): Promise<LiveLists>;
  /** @param input `page` counts from 1 */
  getMemberList(input: { readonly page: number; readonly keyword?: string }): Promise<AudiencePage>;
  /** `affect_user_infos` contains the current user with their grants. */
  refreshAttendees(): Promise<LiveLists>;
  getPrimaryAttendees(): Promise<{ readonly experts: readonly Attendee[] }>;
  /** Newest last: the page before the message `before`. */
  getLiveMessages(input: { readonly before?: number }): Promise<readonly ChatMessage[]>;
  postLiveMessage(input: {
    readonly msg: string;
    readonly client_id: string;
  }): Promise<ChatMessage>;
  deleteLiveMessage(input: { readonly message_id: number }): Promise<{ readonly id: number }>;
  putPublicChannel(input: { readonly allow: boolean }): Promise<LiveLists>;
  /** Null clears the announcement. */
  putAnnouncement(input: { readonly announcement: string | null }): Promise<LiveLists>;
  /** The user in the spotlight for everyone; null for nobody. */
  postSetHomeScreen(input: {
    readonly primary_user_id: number | null;
  }): Promise<{ readonly setHomeUid: string | null }>;
  /** Removes a member for good and shows them the reason. */
  postKicking(input: { readonly user_id: number; readonly reason?: string }): Promise<LiveLists>;
  /** The `file_url` of an own image behind the stage, for everyone; null for none. */
  putBackground(input: {
    readonly url: string | null;
  }): Promise<{ readonly backgroundUrl: string | null }>;
  /** Discloses to host and staff whether the user's voice is changed (LPIT-12). */
  putVoiceChange(input: {
    readonly is_changed: boolean;
  }): Promise<{ readonly is_changed: boolean }>;
  /**
   * Returns the ticket for sharing the screen. During another share it refuses and notifies others of the
   * request.
   */
  postScreenToken(): Promise<ScreenTicket>;
  /** Ends the own screen share, or another member's screen share or camera (LHST-11). */
  putStopMedia(input: {
    readonly user_id: number;
    readonly kind: StoppedKind;
  }): Promise<{ readonly shareScreenId: string | null }>;
  putLayout(input: { readonly layout: LiveLayout }): Promise<{ readonly layout: LiveLayout }>;
}
