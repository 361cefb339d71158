import type { OwnerType } from '@rostra/contract';

/** The owner of a wallet or card. */
export interface Owner {
  type: OwnerType;
  id: number;
}

/** Returns the key for maps of owners: `User:7`. */
export const ownerKey = (owner: Owner): string => `${owner.type}:${owner.id}`;
