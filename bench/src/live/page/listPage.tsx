// The page for the list's figures: the attendee list as the room shows it to a host, read from the
// engine, with a world of fakes beside it.
import { createTranslate } from '@rostra/i18n';
import type { Texts } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import { liveTexts } from '@rostra/i18n/web/en/live';
import { systemClock } from '@rostra/live-core';
import type { LiveSession, Member, RoomState } from '@rostra/live-core';
import { FakeRoom } from '@rostra/live-core/fake';
import { AttendeeList } from '@rostra/ui/AttendeeList';
import type {
  AttendeeListProps,
  AttendeeRowData,
  AttendeeSectionId,
} from '@rostra/ui/AttendeeList';
import '@rostra/ui/base.css';
import { themeToCss } from '@rostra/ui/theme';
import { baseTheme } from '@rostra/ui/themes';
import { UiProvider } from '@rostra/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { attendeeSourceOf } from '../../../../apps/web/src/features/live-room/people/attendeeSourceOf.ts';

/** Measurements of a period of changes. */
export interface ListChanges {
  /** Ms in tasks of more than 50 ms. */
  readonly longTaskMs: number;
  /** Number of times that a visible row was redrawn. */
  readonly drawn: number;
}

/** The page's functions for the measurement. */
export interface ListPage {
  /** Creates a room with a number of people, which nobody views. */
  fill(people: number): void;
  /** Lets the host join. */
  enter(): Promise<void>;
  /** Shows the list. @returns ms until it is painted */
  mount(): Promise<number>;
  /** Elements of the list, and the rows among them. */
  count(): { readonly nodes: number; readonly rows: number };
  /** Raises and lowers hands, a given number per second. */
  change(perSecond: number, ms: number): Promise<ListChanges>;
}

declare global {
  interface Window {
    listPage: ListPage;
  }
}

/** As wide and high as the room's panel. */
const PANEL = 'inline-size:352px;block-size:640px';

const t: AttendeeListProps['t'] = createTranslate<Texts>('en', liveTexts);
const panel = document.createElement('div');
panel.style.cssText = PANEL;
document.body.append(panel);
const style = document.createElement('style');
style.textContent = themeToCss(baseTheme);
document.head.append(style);
Object.assign(document.documentElement.dataset, { theme: baseTheme.id, scheme: 'light' });

let room: FakeRoom | undefined;
let session: LiveSession | undefined;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

const need = <Value,>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('Fill the room and enter it first');
  return value;
};

function rowOf({ me }: RoomState, member: Member): Omit<AttendeeRowData, 'isMuted' | 'isSpeaking'> {
  const { uid, role, hide, hands_up, name, attendee } = member;
  return {
    id: uid,
    name: name ?? attendee?.name ?? '',
    role,
    ...(attendee?.logo ? { photo: attendee.logo } : {}),
    hasHandUp: hands_up !== null,
    isHidden: hide,
    isSelf: uid === me?.uid,
  };
}

/** Counts the rows that change during an action. */
async function drawnDuring(act: () => Promise<void>): Promise<number> {
  const rows = new Set<Node>();
  let drawn = 0;
  const observer = new MutationObserver((changes) => {
    rows.clear();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[role=listitem]');
      if (row) rows.add(row);
    }
    drawn += rows.size;
  });
  observer.observe(panel, { subtree: true, childList: true, attributes: true });
  await act();
  observer.disconnect();
  return drawn;
}

window.listPage = {
  fill(people) {
    room = new FakeRoom({
      clock: systemClock,
      requestFrame: (act) => {
        const request = requestAnimationFrame(act);
        return () => cancelAnimationFrame(request);
      },
    });
    room.addCrowd(people);
  },

  async enter() {
    const world = need(room);
    session = world.browser(world.add('broadcaster', 'Lin Wei')).session;
    await session.actions.open();
    await session.actions.enter({ microphone: false, camera: false });
    await session.actions.showAudienceRows(0, 0);
    await frame();
  },

  async mount() {
    const inside = need(session);
    const source = attendeeSourceOf(inside, rowOf);
    const show = (section: AttendeeSectionId, from: number, until: number): void => {
      if (section === 'audience') {
        inside.actions.showAudienceRows(from, Math.max(from, until - 1)).catch(() => undefined);
      }
    };
    const actionsOf = () => [];
    const from = performance.now();
    createRoot(panel).render(
      <UiProvider locale="en" texts={uiTexts.en}>
        <AttendeeList t={t} source={source} actionsOf={actionsOf} onShow={show} />
      </UiProvider>,
    );
    while (!panel.querySelector('[role=listitem]')) await frame();
    await frame();
    return performance.now() - from;
  },

  count: () => ({
    nodes: panel.querySelectorAll('*').length,
    rows: panel.querySelectorAll('[role=listitem]').length,
  }),

  async change(perSecond, ms) {
    let longTaskMs = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTaskMs += duration;
    });
    observer.observe({ type: 'longtask' });
    const drawn = await drawnDuring(async () => {
      const stop = need(room).startChanges(perSecond);
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
      stop();
      await frame();
    });
    observer.disconnect();
    return { longTaskMs, drawn };
  },
};
