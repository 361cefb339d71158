type Taken = (packet: Buffer) => void;

/** What a telephone says, as the track of a sender whose packets go to browsers. */
export class PhoneTrack {
  #taken: Taken = () => undefined;

  /** It is open from the beginning: there is nothing to wait for. */
  onOpen(): void {}

  onMessage(taken: Taken): void {
    this.#taken = taken;
  }

  isOpen(): boolean {
    return true;
  }

  /** A telephone has no pictures. */
  requestKeyframe(): boolean {
    return false;
  }

  requestBitrate(): boolean {
    return false;
  }

  /** The telephone has said something: RTP of PCMU, which is written to. */
  say(packet: Buffer): void {
    this.#taken(packet);
  }
}
