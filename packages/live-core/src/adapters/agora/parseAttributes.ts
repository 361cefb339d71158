import type { Attributes, ChannelAttributes } from '@rostra/contract/live';

interface AttributesMessage {
  readonly type?: unknown;
  readonly attributes?: unknown;
  readonly revision?: unknown;
}

/** Parses channel attributes announced by the server; undefined for other messages. */
export function parseAttributes(text: string): ChannelAttributes | undefined {
  const message = parsed(text);
  if (message?.type !== 'channel_attributes' || typeof message.revision !== 'number')
    return undefined;
  if (typeof message.attributes !== 'object' || message.attributes === null) return undefined;
  return { attributes: message.attributes as Attributes, revision: message.revision };
}

function parsed(text: string): AttributesMessage | null {
  try {
    return JSON.parse(text) as AttributesMessage | null;
  } catch {
    return null;
  }
}
