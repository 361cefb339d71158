import { describe, expect, it } from 'vitest';
import { room } from '../../../test/selectorRoom.ts';
import { recordingAwaitingConsent } from './recordingStatus.ts';

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
    'requests consent to %s of the running ones without consent: %j, %j [LHST-27]',
    (requested, recordingStatus, agreed) => {
      expect(recordingAwaitingConsent(room({ recordingStatus, agreed }))).toBe(requested);
    },
  );

  it.each(['opening', 'entering', 'left', 'ended'] as const)(
    'asks nothing in phase %s [LHST-27]',
    (phase) => {
      expect(recordingAwaitingConsent(room({ phase, recordingStatus: of(true, true) }))).toBeNull();
    },
  );
});
