/** Titles of the live room and the pages beside it; their other texts load with their code. */
export const screen = {
  meetingLive: 'Live room',
  meetingLiveTutorial: 'Live room guide',
  dialInWays: 'Join by phone',
  dialInManualWays: 'Join with an operator’s help',
} as const;
