import type { serverText } from '@rostra/i18n/server';

export type ServerKey = Parameters<ReturnType<typeof serverText>>[0];

export type KindOf<Key> = Key extends `notice.${infer Kind}.title` ? Kind : never;

/** A kind of notice: a key of the texts under `notice`. */
export type NoticeKind = KindOf<ServerKey>;
