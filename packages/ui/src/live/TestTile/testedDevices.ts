import type { DeviceProblem } from '../RoomParts/deviceTypes.ts';
import type { LevelSource } from '../RoomParts/levelSource.ts';
import type { AttachVideo } from '../RoomParts/roomTypes.ts';

export interface TestedDevice {
  /** The browser asks for permission, or the device is starting. @default false */
  isStarting?: boolean | undefined;
  /** Why it doesn't work. @default null */
  problem?: DeviceProblem | null | undefined;
}

/** The camera under test. */
export interface TestedCamera extends TestedDevice {
  /**
   * Draws the camera; keep the same function, or it is attached again. Without it the camera is
   * off.
   */
  attach?: AttachVideo | undefined;
}

/** The microphone under test. */
export interface TestedMicrophone extends TestedDevice {
  /** Keep the same object for the same microphone: another object starts a new test. */
  level: LevelSource;
  /** Switched off by its owner. @default false */
  isOff?: boolean | undefined;
}
