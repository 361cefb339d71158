import type { Attributes, ChannelAttributes } from '@rostra/contract/live';

interface Said {
  readonly type?: unknown;
  readonly attributes?: unknown;
  readonly revision?: unknown;
}

/** Parses channel attributes announced by the server; undefined for other messages. */
export function parseAttributes(text: string): ChannelAttributes | undefined {
  const said = parsed(text);
  if (said?.type !== 'channel_attributes' || typeof said.revision !== 'number') return undefined;
  if (typeof said.attributes !== 'object' || said.attributes === null) return undefined;
  return { attributes: said.attributes as Attributes, revision: said.revision };
}

function parsed(text: string): Said | null {
  try {
    return JSON.parse(text) as Said | null;
  } catch {
    return null;
  }
}
