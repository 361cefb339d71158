import { describe, expect, it } from 'vitest';
import { roomOf } from '../../../test/selectorRoom.ts';
import { currentTab, unreadCount, visibleTabs } from './tabs.ts';

const chosen = { tab: 'public_chat', unread: { attendees: 2, public_chat: 5 } } as const;
const closed = roomOf({}, chosen);
const open = roomOf({}, { ...chosen, allowPublicChannel: true });

describe('tabs of the room', () => {
  it('opens on attendees [LCHT-03]', () => {
    expect(currentTab(roomOf({}))).toBe('attendees');
  });

  it('shows both tabs while the chat is readable [LCHT-04]', () => {
    expect(visibleTabs(open)).toEqual(['attendees', 'public_chat']);
    expect(currentTab(open)).toBe('public_chat');
    expect(unreadCount(open, 'public_chat')).toBe(5);
  });

  it('falls back to attendees while the chat is not readable [LCHT-04]', () => {
    expect(visibleTabs(closed)).toEqual(['attendees']);
    expect(currentTab(closed)).toBe('attendees');
    expect(unreadCount(closed, 'public_chat')).toBe(0);
    expect(unreadCount(closed, 'attendees')).toBe(2);
  });
});
