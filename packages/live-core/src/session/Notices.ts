import type { LocalKind } from '../ports/LocalTrack.ts';

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
  /** Nobody shows a screen any more, as the reader has wished to. */
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

/** Something that the reader is told without having asked. */
export interface Notice {
  readonly id: number;
  readonly code: NoticeCode;
  /** Which medium a permission was denied for. */
  readonly kind?: LocalKind;
  /** The device that is used now. */
  readonly label?: string;
}

/** Notices in the order of coming; a newer one of the same code takes the older's place. */
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

  /** Takes back what does not hold any more. */
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
