import { z } from 'zod';
import type { MediaKind, Uid } from '@rostra/contract/live';
import type { MediaRights } from '../LiveProvider.ts';
import { AgoraRefusal } from './AgoraRest.ts';
import type { AgoraRest } from './AgoraRest.ts';

const PATH = '/dev/v1/kicking-rule';
/** Seconds for which a rule is valid: a day, Agora's maximum. */
const RULE_SECONDS = 86_400;
const GONE = 404;

type Privilege = 'join_channel' | 'publish_audio' | 'publish_video';

const PRIVILEGE_OF = { audio: 'publish_audio', video: 'publish_video' } as const satisfies Record<
  MediaKind,
  Privilege
>;
const KINDS = Object.keys(PRIVILEGE_OF) as MediaKind[];

const madeRule = z.object({ id: z.number() });
const ruleList = z.object({
  rules: z.array(
    z.object({
      id: z.number(),
      uid: z.number().nullish(),
      privileges: z.array(z.string()).default([]),
    }),
  ),
});

export interface AgoraRulesDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
  readonly report: (error: unknown) => void;
}

interface Held {
  /** The rule at Agora that restricts the member now. */
  rule: { readonly id: number; readonly privileges: readonly Privilege[] } | undefined;
  rights: MediaRights | undefined;
  /**
   * The member has a ticket with the right to send: a rule must restrict what they may not send.
   */
  hasSendingTicket: boolean;
  isBanned: boolean;
  /** Rules change one after another. */
  last: Promise<void>;
}

/**
 * Restricts members by Agora's "kicking rules": from sending media that the server does not allow,
 * and from joining at all. Each number belongs to one channel only, so a rule names just the
 * number.
 */
export class AgoraRules {
  readonly #deps: AgoraRulesDeps;
  readonly #held = new Map<Uid, Held>();
  #known: Promise<void> | undefined;

  constructor(deps: AgoraRulesDeps) {
    this.#deps = deps;
  }

  /**
   * Records the member's ticket; one with the right to send is restricted to the member's rights.
   */
  handleTicket(uid: Uid, mayPublish: boolean): void {
    const held = this.#of(uid);
    if (!mayPublish || held.hasSendingTicket) return;
    held.hasSendingTicket = true;
    this.#settle(uid, held);
  }

  setRights(uid: Uid, rights: MediaRights): void {
    const held = this.#of(uid);
    held.rights = rights;
    this.#settle(uid, held);
  }

  ban(uid: Uid): void {
    const held = this.#of(uid);
    if (held.isBanned) return;
    held.isBanned = true;
    this.#settle(uid, held);
  }

  /** Lifts a member's ban, even one set by an earlier process. */
  unban(uid: Uid): void {
    const held = this.#of(uid);
    held.isBanned = false;
    held.last = held.last
      .then(async () => {
        await this.#readKnown();
        held.isBanned = false;
        await this.#write(uid, held);
      })
      .catch(this.#deps.report);
  }

  isBanned(uid: Uid): boolean {
    return this.#held.get(uid)?.isBanned === true;
  }

  /** Drops the members' restrictions; they end with their rules. */
  forget(uids: readonly Uid[]): void {
    for (const uid of uids) this.#held.delete(uid);
  }

  /** Resolves when every rule is up to date. */
  async settled(): Promise<void> {
    await Promise.all(Array.from(this.#held.values(), ({ last }) => last));
  }

  #of(uid: Uid): Held {
    const held = this.#held.get(uid) ?? {
      rule: undefined,
      rights: undefined,
      hasSendingTicket: false,
      isBanned: false,
      last: Promise.resolve(),
    };
    this.#held.set(uid, held);
    return held;
  }

  #settle(uid: Uid, held: Held): void {
    held.last = held.last.then(() => this.#write(uid, held)).catch(this.#deps.report);
  }

  async #write(uid: Uid, held: Held): Promise<void> {
    if (requestedOf(held).length === 0 && held.rule === undefined && !held.hasSendingTicket) return;
    await this.#readKnown();
    const requested = requestedOf(held);
    const { rule } = held;
    if (isSame(rule?.privileges ?? [], requested)) return;
    const { appId, rest } = this.#deps;
    if (requested.length > 0) {
      const body = { appid: appId, uid, time_in_seconds: RULE_SECONDS, privileges: requested };
      const { id } = madeRule.parse(await rest.ask('POST', PATH, body));
      held.rule = { id, privileges: requested };
    } else held.rule = undefined;
    // The old rule is deleted last, so that no right is open in between.
    if (rule !== undefined) {
      await rest.ask('DELETE', PATH, { appid: appId, id: rule.id }).catch((error: unknown) => {
        if (!(error instanceof AgoraRefusal) || error.status !== GONE) throw error;
      });
    }
  }

  /** Rules of an earlier process: read once, when the first is needed. */
  #readKnown(): Promise<void> {
    this.#known ??= this.#read().catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  async #read(): Promise<void> {
    const { appId, rest } = this.#deps;
    const { rules } = ruleList.parse(await rest.ask('GET', `${PATH}?appid=${appId}`));
    for (const { id, uid, privileges } of rules) {
      if (typeof uid !== 'number') continue;
      const held = this.#of(uid);
      held.rule ??= { id, privileges: privileges as Privilege[] };
      if (privileges.includes('join_channel')) held.isBanned = true;
    }
  }
}

function requestedOf({ isBanned, rights, hasSendingTicket }: Held): Privilege[] {
  if (isBanned) return ['join_channel'];
  if (!hasSendingTicket || rights === undefined) return [];
  return KINDS.filter((kind) => !rights.send.includes(kind)).map((kind) => PRIVILEGE_OF[kind]);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));
