import { createRequire } from 'node:module';
import type * as AgoraToken from 'agora-token';
import type { Uid } from '@rostra/contract/live';
import { uidOfToken } from './uidOfToken.ts';

// Node finds no names in this CommonJS module, so that a plain import of them does not start.
const { RtcRole, RtcTokenBuilder, RtmTokenBuilder } = createRequire(import.meta.url)(
  'agora-token',
) as typeof AgoraToken;

const MS = 1000;

/** Makes tickets for Agora: one for media and one for messages, both of one number alone. */
export class AgoraTokens {
  readonly #appId: string;
  readonly #certificate: string;

  constructor({ appId, certificate }: { readonly appId: string; readonly certificate: string }) {
    this.#appId = appId;
    this.#certificate = certificate;
  }

  /**
   * A ticket for the media of one channel. Who may send nothing is a subscriber, which holds where
   * the project checks hosts ("co-host authentication").
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

  /** A ticket to log in to the messages under this number. */
  messages(uid: Uid, validMs: number): string {
    const seconds = Math.ceil(validMs / MS);
    return made(RtmTokenBuilder.buildToken(this.#appId, this.#certificate, String(uid), seconds));
  }

  /** Whether a ticket, an old one too, was made by us for this member's media. */
  isOf(token: string, uid: Uid): boolean {
    return uidOfToken(token, this.#certificate) === String(uid);
  }
}

/** Agora's builder says nothing of a bad certificate: what it makes then is empty. */
function made(token: string): string {
  if (token === '')
    throw new Error('Agora made no ticket: AGORA_APP_ID or AGORA_CERTIFICATE is wrong.');
  return token;
}
