/** A message of the public chat as the server stores it (live §3). */
export interface ChatMessage {
  readonly id: number;
  readonly msg: string;
  /** UTC. */
  readonly time: string;
  /** The user's id; the name is the one they had when they wrote. */
  readonly senderId: number;
  readonly sender_name: string;
  readonly sender_role: 'broadcaster' | 'expert' | 'audience' | 'staff';
  /** Chosen by the sender's client to recognize its own message. */
  readonly client_id: string;
}
