import { SERVER_UID } from '@rostra/contract/live';
import type { ChannelAttributes } from '@rostra/contract/live';
import type { RtmClient, StorageData } from './AgoraSdk.ts';
import { rtmError } from './agoraErrors.ts';
import { toUserId } from './agoraUid.ts';

/** Revision that matches any stored one. */
const ANY_REVISION = -1;

/**
 * Returns the channel attributes written by the server.
 * Everyone in a channel can write there, so entries under other names are ignored (decisions, "Authority").
 */
export function serverAttributes(data: StorageData): ChannelAttributes {
  const server = toUserId(SERVER_UID);
  const written = Object.entries(data.metadata).filter(([, { authorUid }]) => authorUid === server);
  return {
    attributes: Object.fromEntries(written.map(([name, { value }]) => [name, value])),
    revision: data.majorRevision,
  };
}

/** @throws PortError; channels of a project without storage have no attributes */
export async function readChannel(client: RtmClient, channel: string): Promise<ChannelAttributes> {
  try {
    return serverAttributes(await client.storage.getChannelMetadata(channel, 'MESSAGE'));
  } catch (cause) {
    const error = rtmError(cause);
    if (error.code === 'unsupported') return { attributes: {}, revision: 0 };
    throw error;
  }
}

/** A change of a channel's attributes. */
export interface ChannelChange {
  readonly attributes: Readonly<Record<string, string>>;
  readonly expect?: number | undefined;
  readonly remove?: readonly string[] | undefined;
}

/** @returns the new revision @throws PortError `conflict` */
export async function writeChannel(
  client: RtmClient,
  channel: string,
  { attributes, expect = ANY_REVISION, remove = [] }: ChannelChange,
): Promise<number> {
  const signed = { addTimeStamp: true, addUserId: true };
  const items = Object.entries(attributes).map(([key, value]) => ({ key, value }));
  const { storage } = client;
  let majorRevision = expect;
  try {
    if (items.length > 0) {
      await storage.setChannelMetadata(channel, 'MESSAGE', items, { ...signed, majorRevision });
      majorRevision = ANY_REVISION;
    }
    // Without names Agora would remove everything.
    if (remove.length > 0) {
      const data = remove.map((key) => ({ key, value: '' }));
      await storage.removeChannelMetadata(channel, 'MESSAGE', { ...signed, majorRevision, data });
    }
    return (await storage.getChannelMetadata(channel, 'MESSAGE')).majorRevision;
  } catch (cause) {
    throw rtmError(cause);
  }
}
