/** An open socket, as a hub sees it. */
export interface Connection {
  readonly send: (text: string) => void;
  /** Sends a frame built once for many receivers (`textFrame`). */
  readonly sendFrame: (frame: Buffer) => void;
  /** Closes the socket; data sent before still arrives. */
  readonly close: () => void;
}

/** Events that a socket passes to a hub. */
export interface ConnectionHandler {
  readonly receive: (text: string) => void;
  readonly closed: () => void;
}
