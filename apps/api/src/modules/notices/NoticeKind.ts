import type { NoticeGroup } from '@rostra/contract';
import type { serverText } from '@rostra/i18n/server';

type ServerKey = Parameters<ReturnType<typeof serverText>>[0];

type KindOf<Key> = Key extends `notice.${infer Kind}.title` ? Kind : never;

/** A kind of notice: a key of the texts under `notice`. */
export type NoticeKind = KindOf<ServerKey>;

/** A kind of notice as the module that sends it declares it. */
export interface DeclaredNotice {
  kind: NoticeKind;
  /** The group that turns it off; null: about the account, always sent. */
  group: NoticeGroup | null;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    notifications: DeclaredNotice;
  }
}

/**
 * Declares kinds of notices that one group turns off, for `notifications` of a module.
 *
 * @param group null for notices about the account, which are always sent
 */
export const noticesOf = (
  group: NoticeGroup | null,
  kinds: readonly NoticeKind[],
): DeclaredNotice[] => kinds.map((kind) => ({ kind, group }));
