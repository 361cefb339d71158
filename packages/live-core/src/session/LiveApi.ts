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

/** A page of the audience, and how many there are in all. */
export interface AudiencePage {
  readonly list: readonly Attendee[];
  readonly total: number;
  readonly total_pages: number;
}

/** The body of what changes a live's state. */
export interface LiveStateWish {
  readonly user_type: LiveRole;
}

/**
 * The server's calls about one live, by one member (live §7). Everything here throws `LiveError`:
 * `removed`, `token-refused` (code 10010), `network` and `timeout` when no answer came, `refused` with
 * the server's own error as `cause` for all else.
 */
export interface LiveApi {
  postLiveToken(input: { readonly password?: string }): Promise<LiveSessionOptions>;
  postRefreshToken(input: { readonly token: string }): Promise<LiveTokens>;
  putPrepareLives(input: LiveStateWish): Promise<{ readonly live_state: LiveState }>;
  putStartLives(input: LiveStateWish): Promise<{ readonly live_state: LiveState }>;
  putStopLives(input: LiveStateWish): Promise<{ readonly live_state: LiveState }>;
  putAudienceStopLive(input: LiveStateWish): Promise<{ readonly live_state: LiveState }>;
  setMemberInfo(input: {
    readonly user_id: number;
    readonly action: MemberAction;
    readonly name?: string;
    /** Percent, for `set_volume`. */
    readonly volume?: number;
  }): Promise<LiveLists>;
  /** @param input `page` counts from 1 */
  getMemberList(input: { readonly page: number; readonly keyword?: string }): Promise<AudiencePage>;
  /** `affect_user_infos` tells the reader himself, grants included. */
  refreshAttendees(): Promise<LiveLists>;
  getPrimaryAttendees(): Promise<{ readonly experts: readonly Attendee[] }>;
  /** Newest last, a page before the message `before`. */
  getLiveMessages(input: { readonly before?: number }): Promise<readonly ChatMessage[]>;
  postLiveMessage(input: {
    readonly msg: string;
    readonly client_id: string;
  }): Promise<ChatMessage>;
  deleteLiveMessage(input: { readonly message_id: number }): Promise<{ readonly id: number }>;
  putPublicChannel(input: { readonly allow: boolean }): Promise<LiveLists>;
  /** Null clears it. */
  putAnnouncement(input: { readonly announcement: string | null }): Promise<LiveLists>;
  /** The user whose picture stands large for everyone; null: nobody's. */
  postSetHomeScreen(input: {
    readonly primary_user_id: number | null;
  }): Promise<{ readonly setHomeUid: string | null }>;
  /** Removes a member for good; he reads the reason. */
  postKicking(input: { readonly user_id: number; readonly reason?: string }): Promise<LiveLists>;
  /** The `file_url` of an own image behind the stage, for everyone; null: none. */
  putBackground(input: {
    readonly url: string | null;
  }): Promise<{ readonly backgroundUrl: string | null }>;
  /** Says to host and staff whether the own voice is changed (LPIT-12). */
  putVoiceChange(input: {
    readonly is_changed: boolean;
  }): Promise<{ readonly is_changed: boolean }>;
  /** What is needed to show the own screen; while another's is shown it refuses and tells of the wish. */
  postScreenToken(): Promise<ScreenTicket>;
  /** Ends the own screen, or another's screen or camera (LHST-11). */
  putStopMedia(input: {
    readonly user_id: number;
    readonly kind: StoppedKind;
  }): Promise<{ readonly shareScreenId: string | null }>;
  putLayout(input: { readonly layout: LiveLayout }): Promise<{ readonly layout: LiveLayout }>;
}
