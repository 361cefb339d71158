/** One open socket, as a hub sees it. */
export interface Connection {
  readonly send: (text: string) => void;
  /** Sends a frame that was made once for many (`textFrame`). */
  readonly sendFrame: (frame: Buffer) => void;
  /** Closes the socket; what was sent before still arrives. */
  readonly close: () => void;
}

/** What a socket tells a hub. */
export interface ConnectionHandler {
  readonly receive: (text: string) => void;
  readonly closed: () => void;
}
