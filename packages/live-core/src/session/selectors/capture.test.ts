import { describe, expect, it } from 'vitest';
import { room } from '../../../test/selectorRoom.ts';
import { captureToAgree } from './capture.ts';

const of = (isRecording: boolean, isTranscribing: boolean) => ({ isRecording, isTranscribing });

describe('consent to recording and transcription', () => {
  it.each([
    ['both', of(true, true), of(false, false)],
    ['recording', of(true, false), of(false, false)],
    ['recording', of(true, true), of(false, true)],
    ['transcription', of(false, true), of(false, false)],
    ['transcription', of(true, true), of(true, false)],
    [null, of(true, true), of(true, true)],
    [null, of(false, false), of(false, false)],
  ])(
    'asks for %s of what runs and was not agreed to: %j, %j [LHST-27]',
    (requested, capture, agreed) => {
      expect(captureToAgree(room({ capture, agreed }))).toBe(requested);
    },
  );

  it.each(['opening', 'entering', 'left', 'ended'] as const)(
    'asks nothing in phase %s [LHST-27]',
    (phase) => {
      expect(captureToAgree(room({ phase, capture: of(true, true) }))).toBeNull();
    },
  );
});
