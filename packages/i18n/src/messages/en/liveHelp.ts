/** Pages around the live room: trying the devices before the day, and the ways in by telephone. */
export const liveHelp = {
  enter: {
    ways: 'Ways in and back',
    help: 'Something does not work? Try your devices',
  },
  music: 'Music while you wait',
  settings: {
    title: 'Picture and sound',
    devices: 'Devices',
    background: 'Background',
    voice: 'Voice',
  },
  check: {
    title: 'Try your devices',
    lead: 'Takes a minute, and goes the way that a meeting goes. Nobody sees or hears you here, and nothing is kept.',
    results: 'What was found',
    again: 'Try everything again',
    kinds: {
      browser: 'Browser',
      camera: 'Camera',
      microphone: 'Microphone',
      speaker: 'Loudspeaker',
      network: 'Network',
    },
    states: {
      waiting: 'Not tried yet',
      running: 'Being tried',
      passed: 'Works',
      unsure: 'Works, with limits',
      failed: 'Does not work',
    },
    heard: 'Did you hear the test sound?',
    yes: 'Yes',
    no: 'No',
    good: 'You are ready for your meetings.',
    bad: 'Not everything works. What helps stands beside it.',
    busy: '{{done}} of {{count}} tried',
  },
  ways: {
    title: 'Take part by telephone',
    lead: 'A meeting can be heard by telephone too: no browser, no app, at the price of a call.',
    choice: 'Ways to dial in',
    automatic: 'Dial in yourself',
    manual: 'Through the operator',
    stepsTitle: 'How it goes',
    steps: {
      automatic: {
        one: 'Dial a number of your country or region, in the half hour before the meeting or while it is on.',
        two: 'After the tone enter the password, then #.',
        three: 'You hear the meeting at once. The host can let you speak.',
      },
      manual: {
        one: 'Dial one of these numbers in its hours.',
        two: 'Tell the operator the name of the meeting and your own.',
        three: 'Stay on the line: the operator checks your registration and connects you.',
      },
    },
    where: 'The password stands on the page of the event, once you are registered.',
    numbers: 'Numbers to dial',
    none: 'There is no number to dial right now.',
  },
} as const;
