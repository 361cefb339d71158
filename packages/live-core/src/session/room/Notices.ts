import type { LocalKind } from '../../ports/LocalTrack.ts';

/** Fact that the room shows to the user for a time. */
export type NoticeCode =
  | 'poor-network'
  | 'autoplay-blocked'
  | 'permission-denied'
  | 'microphone-switched'
  | 'microphone-lost'
  | 'camera-lost'
  | 'background-ended'
  | 'more-video'
  | 'screen-stopped'
  | 'video-stopped'
  | 'screen-lost'
  /** Nobody shares a screen any more, and the user had requested to. */
  | 'screen-free'
  | 'muted-by-host'
  | 'may-speak'
  | 'made-host'
  | 'host-given'
  | 'host-withdrawn'
  | 'made-expert'
  | 'made-audience'
  | 'hidden'
  | 'displayed'
  | 'hand-lowered'
  | 'chat-closed'
  | 'chat-opened'
  | 'recording-begun'
  | 'recording-ended'
  | 'transcription-begun'
  | 'transcription-ended';

/** Something shown to the user without a request of theirs. */
export interface Notice {
  readonly id: number;
  readonly code: NoticeCode;
  /** The medium whose permission was denied. */
  readonly kind?: LocalKind;
  /** The device in use now. */
  readonly label?: string;
}

/** Notices in order of arrival; a newer one with the same code replaces the older one. */
export class Notices {
  readonly #changed: (notices: readonly Notice[]) => void;
  #notices: readonly Notice[] = [];
  #last = 0;

  constructor(changed: (notices: readonly Notice[]) => void) {
    this.#changed = changed;
  }

  add(code: NoticeCode, details: Pick<Notice, 'kind' | 'label'> = {}): void {
    this.#last += 1;
    const others = this.#notices.filter((notice) => notice.code !== code);
    this.#show([...others, { id: this.#last, code, ...details }]);
  }

  dismiss(id: number): void {
    this.#show(this.#notices.filter((notice) => notice.id !== id));
  }

  /** Removes a notice that no longer applies. */
  clear(code: NoticeCode): void {
    if (this.#notices.some((notice) => notice.code === code)) {
      this.#show(this.#notices.filter((notice) => notice.code !== code));
    }
  }

  #show(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#changed(notices);
  }
}
