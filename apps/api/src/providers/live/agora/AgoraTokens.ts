import { createRequire } from 'node:module';
import type * as AgoraToken from 'agora-token';
import type { Uid } from '@rostra/contract/live';
import { uidOfToken } from './uidOfToken.ts';

// Node finds no named exports in this CommonJS module, so a plain import of them fails at start.
const { RtcRole, RtcTokenBuilder, RtmTokenBuilder } = createRequire(import.meta.url)(
  'agora-token',
) as typeof AgoraToken;

const MS = 1000;

/** Issues tickets for Agora: one for media and one for messages, each for a single number. */
export class AgoraTokens {
  readonly #appId: string;
  readonly #certificate: string;

  constructor({ appId, certificate }: { readonly appId: string; readonly certificate: string }) {
    this.#appId = appId;
    this.#certificate = certificate;
  }

  /**
   * Issues a ticket for the media of one channel. A holder without the right to send is a
   * subscriber, which Agora enforces if the project checks hosts ("co-host authentication").
   */
  media(channel: string, uid: Uid, mayPublish: boolean, validMs: number): string {
    const seconds = Math.ceil(validMs / MS);
    return made(
      RtcTokenBuilder.buildTokenWithUid(
        this.#appId,
        this.#certificate,
        channel,
        uid,
        mayPublish ? RtcRole.PUBLISHER : RtcRole.SUBSCRIBER,
        seconds,
        seconds,
      ),
    );
  }

  /** Issues a ticket to log in to messaging under this number. */
  messages(uid: Uid, validMs: number): string {
    const seconds = Math.ceil(validMs / MS);
    return made(RtmTokenBuilder.buildToken(this.#appId, this.#certificate, String(uid), seconds));
  }

  /** Returns whether a ticket, even an expired one, was issued by us for this member's media. */
  isOf(token: string, uid: Uid): boolean {
    return uidOfToken(token, this.#certificate) === String(uid);
  }
}

/** Agora's builder reports no error for a bad certificate: it returns an empty token. */
function made(token: string): string {
  if (token === '')
    throw new Error('Agora made no ticket: AGORA_APP_ID or AGORA_CERTIFICATE is wrong.');
  return token;
}
