import type {
  Attributes,
  ChannelMember,
  PresenceChanges,
  Uid,
  WireEventName,
  WireEvents,
} from '@rostra/contract/live';
import type { Visibility, AudienceView } from '../Visibility.ts';
import type { Hearing, MessageChannel } from './MessageChannel.ts';
import type { PresenceChange } from './PresenceBatch.ts';

/** The receivers of a channel's events. */
export interface Audience {
  readonly visibilityOf: (uid: Uid) => Visibility;
  readonly notify: <Name extends WireEventName>(
    channel: MessageChannel,
    event: Name,
    payload: WireEvents[Name],
    hears: Hearing | undefined,
  ) => void;
}

const AUDIENCE_VIEWS: readonly AudienceView[] = ['everyone', 'count', 'stage'];

/**
 * Returns a member's attributes as others see them. With the count alone, silent audience members
 * show only their role and mute state.
 */
export function attributesFor(
  view: AudienceView,
  { isPublic }: Pick<Visibility, 'isPublic'>,
  attributes: Attributes,
): Attributes {
  if (isPublic || view === 'everyone') return attributes;
  const visibleAttributes = Object.entries(attributes).filter(
    ([name]) => name === 'role' || name === 'mute',
  );
  return Object.fromEntries(visibleAttributes);
}

/** Returns the members of a channel as one of its members may see them, including the member. */
export function membersFor(
  channel: MessageChannel,
  audience: Pick<Audience, 'visibilityOf'>,
  reader: Uid,
): ChannelMember[] {
  const { audienceView } = audience.visibilityOf(reader);
  if (audienceView === 'everyone') return channel.members();
  return channel.members().flatMap(({ uid, attributes }) => {
    if (uid === reader) return [{ uid, attributes }];
    const of = audience.visibilityOf(uid);
    if (audienceView === 'stage' && !of.isPublic) return [];
    return [{ uid, attributes: attributesFor(audienceView, of, attributes) }];
  });
}

/** Publishes one change at once, to each member as far as they may see it. */
export function publishOne(
  channel: MessageChannel,
  audience: Audience,
  uid: Uid,
  change: PresenceChange,
  isOwnNotified: boolean,
): void {
  const { name } = channel;
  for (const { view, changes } of seen(channel, audience, new Map([[uid, change]]))) {
    const hears = (other: Uid): boolean =>
      other !== uid && audience.visibilityOf(other).audienceView === view;
    for (const member of changes.joined) {
      audience.notify(channel, 'memberJoined', { channel: name, ...member }, hears);
    }
    for (const member of changes.changed) {
      audience.notify(channel, 'memberAttributes', { channel: name, ...member }, hears);
    }
    for (const gone of changes.left) {
      // A member who falls silent is first published as muted; otherwise clients would miss them on
      // stage as absent.
      if (change === 'changed') {
        const attributes = attributesFor('count', { isPublic: false }, channel.attributesOf(uid));
        audience.notify(channel, 'memberAttributes', { channel: name, uid, attributes }, hears);
      }
      audience.notify(channel, 'memberLeft', { channel: name, ...gone }, hears);
    }
  }
  if (isOwnNotified) sendOwnPresence(channel, audience, uid);
}

/** Publishes many changes in one frame, to each member as far as they may see them. */
export function publishMany(
  channel: MessageChannel,
  audience: Audience,
  waiting: ReadonlyMap<Uid, PresenceChange>,
): void {
  for (const { view, changes } of seen(channel, audience, waiting)) {
    audience.notify(
      channel,
      'presence',
      changes,
      (uid) => audience.visibilityOf(uid).audienceView === view,
    );
  }
  for (const [uid, change] of waiting) {
    if (change === 'changed' && audience.visibilityOf(uid).audienceView !== 'everyone') {
      sendOwnPresence(channel, audience, uid);
    }
  }
}

/** Sends a member their own attributes in full, regardless of the others' view. */
function sendOwnPresence(channel: MessageChannel, audience: Audience, uid: Uid): void {
  const payload = { channel: channel.name, uid, attributes: channel.attributesOf(uid) };
  audience.notify(channel, 'memberAttributes', payload, (other) => other === uid);
}

/** Returns the changes for each view, leaving out a view without any. */
function seen(
  channel: MessageChannel,
  audience: Audience,
  waiting: ReadonlyMap<Uid, PresenceChange>,
): { view: AudienceView; changes: PresenceChanges }[] {
  const onStage = stageChanges(channel, audience, waiting);
  return AUDIENCE_VIEWS.flatMap((view) => {
    const changes = changesOf(channel, audience, view, view === 'stage' ? onStage : waiting);
    const { joined, changed, left } = changes;
    return joined.length + changed.length + left.length === 0 ? [] : [{ view, changes }];
  });
}

/**
 * Returns the changes as seen by those who see only the stage: silenced members leave and those
 * allowed to speak join.
 */
function stageChanges(
  channel: MessageChannel,
  { visibilityOf }: Audience,
  waiting: ReadonlyMap<Uid, PresenceChange>,
): ReadonlyMap<Uid, PresenceChange> {
  const { shown } = channel;
  const changes = new Map<Uid, PresenceChange>();
  for (const [uid, change] of waiting) {
    const wasShown = shown.has(uid);
    const isShown = channel.has(uid) && visibilityOf(uid).isPublic;
    if (isShown) {
      shown.add(uid);
      changes.set(uid, wasShown ? 'changed' : 'joined');
    } else if (shown.delete(uid)) changes.set(uid, change === 'timeout' ? 'timeout' : 'left');
  }
  return changes;
}

/**
 * Returns the changes by the current state: a member who joined and left within the tick has left.
 */
function changesOf(
  channel: MessageChannel,
  { visibilityOf }: Audience,
  view: AudienceView,
  waiting: ReadonlyMap<Uid, PresenceChange>,
): PresenceChanges {
  const joined: ChannelMember[] = [];
  const changed: ChannelMember[] = [];
  const left: PresenceChanges['left'][number][] = [];
  for (const [uid, change] of waiting) {
    if (change === 'left' || change === 'timeout') left.push({ uid, reason: change });
    else {
      const attributes = attributesFor(view, visibilityOf(uid), channel.attributesOf(uid));
      (change === 'joined' ? joined : changed).push({ uid, attributes });
    }
  }
  return { channel: channel.name, joined, changed, left };
}
