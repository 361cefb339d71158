type Taken = (packet: Buffer) => void;

/** A phone's audio as a sender's track, whose packets go to browsers. */
export class PhoneTrack {
  #taken: Taken = () => undefined;

  /** Does nothing: the track is open from the start. */
  onOpen(): void {}

  onMessage(taken: Taken): void {
    this.#taken = taken;
  }

  isOpen(): boolean {
    return true;
  }

  /** Does nothing: a phone sends no video. */
  requestKeyframe(): boolean {
    return false;
  }

  requestBitrate(): boolean {
    return false;
  }

  /** Forwards a packet of the phone: PCMU in RTP; the buffer is modified. */
  play(packet: Buffer): void {
    this.#taken(packet);
  }
}
