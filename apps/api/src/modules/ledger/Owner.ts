import type { OwnerType } from '@rostra/contract';

/** Who a wallet or a card belongs to. */
export interface Owner {
  type: OwnerType;
  id: number;
}

/** A key for maps of owners: `User:7`. */
export const ownerKey = (owner: Owner): string => `${owner.type}:${owner.id}`;
