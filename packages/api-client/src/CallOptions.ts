import type {
  CallInput,
  Data,
  ListRouteName,
  PageMeta,
  Route,
  SiteRouteName,
} from '@rostra/contract';

/** Parts that may be left out because each of their fields may be. */
type Loose<Parts> = {
  [Key in keyof Parts as object extends Parts[Key] ? never : Key]: Parts[Key];
} & { [Key in keyof Parts as object extends Parts[Key] ? Key : never]?: Parts[Key] | undefined };

/** The input of a call: `params`, `query` and `body`, as far as it has them. */
export type Input<Name extends SiteRouteName> = Loose<CallInput<Name>>;

/** How a call is made. */
export interface CallOptions {
  /** The screen shows the failure itself: no message pops up (ERR-06). */
  readonly silent?: boolean | undefined;
  /** For calls that must not happen twice; the same key gets the first response again. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of a call that only a room makes (`roomRoutes`): pages do not carry its route. */
  readonly route?: Route | undefined;
}

/** The result of a call; lists carry `meta`. */
export interface ApiResponse<Name extends SiteRouteName> {
  readonly data: Data<Name>;
  readonly meta: Name extends ListRouteName ? PageMeta : undefined;
}
