import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { RoomControlState } from '@rostra/ui/RoomControls';

/** Returns the first video of the stage, which is the large one: another person's, if there is one. */
const largestVideoIn = (stage: RefObject<HTMLElement | null>): HTMLVideoElement | null =>
  stage.current?.querySelector<HTMLVideoElement>('video:not([data-self] *)') ??
  stage.current?.querySelector('video') ??
  null;

const closeWindow = (): void => {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
};

/**
 * Shows the large video in picture in picture, so that users who write beside the meeting still see
 * it. Undefined if the browser has none, or there is nothing to show yet.
 *
 * @param isInside whether the user is in the room; no window keeps its video afterwards
 * @param refused called if the browser refuses
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
    // Both events are dispatched at the video itself, and reach the document.
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
    else await largestVideoIn(stage)?.requestPictureInPicture();
  };
  return { isOn, onPress: () => void toggle().catch(refused) };
}
