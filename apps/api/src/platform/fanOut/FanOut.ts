import type { Transaction } from '#platform/database/Database.ts';

/** A message to publish. It names what has changed and carries no content. */
export interface OutgoingMessage {
  readonly channel: string;
  /** The changed thing on the channel, for example `Article:12`. */
  readonly id: string;
}

/** A message as receivers get it. */
export interface FanOutMessage extends OutgoingMessage {
  /**
   * Its number; numbers rise in the installation. Absent on a message of this process that is
   * delivered before it has one.
   */
  readonly seq?: number | undefined;
}

/** The callbacks of a subscription. They return at once and do not throw. */
export interface FanOutReceiver {
  /** Something has changed, and the change is committed. */
  readonly received: (message: FanOutMessage) => void;
  /** Messages are lost: fetch the state, or forget what is kept of it. */
  readonly missed: () => void;
  /**
   * Returns whether messages with this ID matter; absent: all do. A process publishes only what its
   * own receivers want, as all processes of an installation run the same program.
   */
  readonly wants?: (id: string) => boolean;
}

/** Messages of this process since its start. */
export interface FanOutCounts {
  published: number;
  /** From other processes. */
  received: number;
  /** Times that messages were lost or may have been. */
  missed: number;
}

/**
 * Notifies all processes of an installation of committed changes. A message is a hint to look again:
 * it may be lost, and then its receivers get `missed`.
 */
export interface FanOut {
  /** True while messages of other processes arrive. */
  readonly isListening: boolean;
  readonly counts: Readonly<FanOutCounts>;
  /** Begins to listen; resolves when messages arrive. */
  readonly start: () => Promise<void>;
  /**
   * Publishes messages with the commit of `tx`; called by `inTransaction` as the last step before
   * it. Receivers of this process get them before `inTransaction` resolves.
   */
  readonly publish: (tx: Transaction, messages: readonly OutgoingMessage[]) => Promise<void>;
  /** Subscribes to a channel. Returns the way to unsubscribe. */
  readonly subscribe: (channel: string, receiver: FanOutReceiver) => () => void;
  /** Ends listening; afterwards nothing is received. */
  readonly close: () => Promise<void>;
}
