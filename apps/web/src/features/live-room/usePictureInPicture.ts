import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { RoomControlState } from '@rostra/ui/RoomControls';

/** The first picture of the stage, which is the large one: of somebody else, where one is there. */
const pictureOn = (stage: RefObject<HTMLElement | null>): HTMLVideoElement | null =>
  stage.current?.querySelector<HTMLVideoElement>('video:not([data-self] *)') ??
  stage.current?.querySelector('video') ??
  null;

const closeWindow = (): void => {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
};

/**
 * The large picture in a small window over everything else, so that who writes beside the meeting goes on
 * seeing it; undefined where the browser has none, or has nothing to show yet.
 *
 * @param isInside the reader is in the room: its picture stays in no window after it
 * @param refused told when the browser does not let it
 */
export function usePictureInPicture(
  stage: RefObject<HTMLElement | null>,
  isInside: boolean,
  refused: () => void,
): RoomControlState | undefined {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isInside) closeWindow();
  }, [isInside]);
  useEffect(() => {
    const look = (): void => setOn(document.pictureInPictureElement !== null);
    // Both are told of at the picture itself, and rise.
    document.addEventListener('enterpictureinpicture', look, true);
    document.addEventListener('leavepictureinpicture', look, true);
    return () => {
      document.removeEventListener('enterpictureinpicture', look, true);
      document.removeEventListener('leavepictureinpicture', look, true);
      closeWindow();
    };
  }, []);
  if (!document.pictureInPictureEnabled) return undefined;
  const toggle = async (): Promise<void> => {
    if (isOn) await document.exitPictureInPicture();
    else await pictureOn(stage)?.requestPictureInPicture();
  };
  return { isOn, onPress: () => void toggle().catch(refused) };
}
