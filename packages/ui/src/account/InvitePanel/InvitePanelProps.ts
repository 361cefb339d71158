import type { RootProps } from '../../rootProps.ts';
/** A person who joined through the reader's invitation. */
export interface InviteRecord {
  key: string | number;
  /** The part of the name that the reader may see. */
  name: string;
  joinedAt: Date;
  /** `waiting` until the person's identity is verified. */
  state: 'waiting' | 'rewarded' | 'refused';
}

export interface InvitePanelProps extends RootProps {
  /** The reader's invitation code. */
  code: string;
  /** The sign-up address with the code, also in the QR code (INV-03). */
  address: string;
  /** Coins that each of the two gets. */
  points: number;
  /** Yuan per coin. */
  yuanPerCoin: number;
  /** Copies text to the clipboard; rejects if the browser refuses. */
  copy: (text: string) => Promise<void>;
  /** Opens the system's share sheet; without it there is no button. */
  share?: (() => Promise<void>) | undefined;
  /** Total number of people who joined. */
  came: number;
  /** Total coins received. */
  gained: number;
  /** People who joined, newest first; null while loading. */
  records: readonly InviteRecord[] | null;
  /** Retries after they failed to load. */
  onRetry?: (() => void) | undefined;
}
