import { LiveError } from '@rostra/live-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { ServicesContext } from '../../../app/ServicesContext.tsx';
import type { Services } from '../../../app/Services.ts';
import { ToastHost } from '../../../overlay/ToastHost.tsx';
import type { RoomText } from '../liveTextOf.ts';
import { RoomContext } from '../RoomContext.ts';
import type { RoomContextValue } from '../RoomContext.ts';
import { RoomSteps } from '../entry/RoomSteps.tsx';
import { runWithNotice } from '../session/runWithNotice.ts';
import { silentPlayer } from './silentPlayer.ts';
import { FaultButtons } from './FaultButtons.tsx';
import { makeStoryWorld } from './StoryWorld.ts';
import type { StoryWorld, StoryWorldOptions } from './StoryWorld.ts';

export interface WholeRoomProps extends StoryWorldOptions {
  services: Services;
  t: RoomText;
  /** Prepares the story's situation; without it the user is at the pre-join screen. */
  arrange?: ((world: StoryWorld) => Promise<unknown>) | undefined;
  /** Called once the situation is arranged, or was refused. */
  onArranged: (world: StoryWorld) => void;
  /** Called instead of reloading the page. */
  onReload: () => void;
  /** Called instead of leaving for the event's page. */
  onLeave: () => void;
}

/** The app's whole room on the fake provider: pre-join screen, stage, people, chat and dialogs. */
export function WholeRoom(props: WholeRoomProps) {
  const { services, arrange, onArranged, onReload, onLeave, ...options } = props;
  const { t } = options;
  const [world, setWorld] = useState<StoryWorld | null>(null);
  // Uploads ask before the page is left.
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <RoomSteps /> }]));
  const first = useRef({ arrange, onArranged, options });
  useEffect(() => {
    const life: { isOver: boolean; made?: StoryWorld } = { isOver: false };
    const { arrange: prepare, onArranged: arranged, options: requested } = first.current;
    const begin = async (): Promise<void> => {
      const made = await makeStoryWorld(requested);
      life.made = made;
      if (life.isOver) {
        made.dispose();
        return;
      }
      setWorld(made);
      try {
        await (prepare ?? (({ me }) => me.session.actions.open()))(made);
      } finally {
        if (!life.isOver) arranged(made);
      }
    };
    // Some stories show refusals, which are in the session's state.
    begin().catch((error: unknown) => {
      if (!(error instanceof LiveError)) throw error;
    });
    return () => {
      life.isOver = true;
      life.made?.dispose();
    };
  }, []);
  const room = useMemo((): RoomContextValue | null => {
    if (!world) return null;
    return {
      session: world.me.session,
      captions: world.captions.apiOf(world.id),
      conversations: world.conversations.apiOf(world.id),
      converter: world.converter,
      documents: world.previews.apiOf(world.id),
      phones: {
        ...world.phones.apiOf(world.id),
        getPassword: async () => ({ password: '482719', dial_in_numbers: [] }),
        replacePassword: async () => ({ password: '593820', dial_in_numbers: [] }),
      },
      questions: world.questions.apiOf(world.id),
      reactions: world.reactions.apiOf(world.id),
      recordings: world.recordings.apiOf(world.id),
      scores: world.scores,
      liveId: 1,
      t,
      eventId: () => 1,
      eventHref: () => '#event',
      meetingId: 70,
      playerOf: silentPlayer,
      goTo: onLeave,
      toEvent: onLeave,
      reload: onReload,
      run: runWithNotice(t, (text) => services.toasts.show({ tone: 'danger', text })),
    };
  }, [world, t, services, onLeave, onReload]);
  if (!room || !world) return null;
  return (
    <ServicesContext value={services}>
      <RoomContext value={room}>
        <RouterProvider router={router} />
      </RoomContext>
      <ToastHost />
      <FaultButtons world={world} />
    </ServicesContext>
  );
}
