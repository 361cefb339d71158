/** Pages around the live room: trying the devices before the day, and the ways in by phone. */
export const liveHelp = {
  enter: {
    ways: 'Ways to join or go back',
    help: 'Having trouble? Test your devices',
  },
  music: 'Music while you wait',
  settings: {
    title: 'Audio and video',
    devices: 'Devices',
    background: 'Background',
    voice: 'Voice changer',
  },
  tutorial: {
    title: 'Live room guide',
    lead: 'What you can do in a meeting, by role.',
    role: 'Your role',
    is: {
      audience:
        'You watch and listen. You can ask questions, send messages and raise your hand. The host decides who speaks.',
      expert:
        'You’re on stage. Everyone can see and hear you while your camera and microphone are on.',
      broadcaster: 'You host the meeting: you prepare, start and end it, and decide who speaks.',
      staff: 'You help the host moderate. No one can see or hear you.',
    },
    try: 'Try the meeting controls',
    tryHint: 'Click them: they look and work as they do in the room. Nothing is turned on here.',
    lessons: {
      enter: {
        title: 'Join the room',
        text: 'The room opens half an hour before the meeting. Before you join, you can choose and test your devices. Some meetings ask for the password in your invitation.',
      },
      stage: {
        title: 'Watch the stage',
        text: 'The stage shows up to twelve videos. One click takes it to full screen. When the host spotlights someone, everyone sees that video enlarged.',
      },
      speak: {
        title: 'Be seen and heard',
        text: 'Use the microphone, camera and screen controls in the toolbar. Open Devices to change your devices, background and voice during the meeting.',
      },
      hand: {
        title: 'Raise your hand',
        text: 'Raising your hand puts you in the host’s queue. When the host lets you speak, you’re notified right away and can turn on your microphone.',
      },
      talk: {
        title: 'See who’s here and chat',
        text: 'The panel beside the stage has the attendees, the public chat, your group and your private messages. On a phone, open it from the toolbar.',
      },
      questions: {
        title: 'Ask the speakers',
        text: 'Questions have their own list. You can upvote other people’s questions, or ask anonymously. The host still sees your name.',
      },
      documents: {
        title: 'View documents',
        text: 'Documents the speakers share appear in the panel. A document being presented appears on stage, on the host’s current page.',
      },
      reactions: {
        title: 'React silently',
        text: 'Send applause, laughter and more with one click. Everyone sees how many reactions were sent, but not by whom.',
      },
      order: {
        title: 'Moderate',
        text: 'Each person in the attendee list has a menu. Let someone speak, mute, hide, rename or remove them. Raised hands appear above the list, in order.',
      },
      course: {
        title: 'Run the meeting',
        text: 'Prepare, start, dismiss the audience, end: each control appears at the end of the toolbar when it’s time. You can hand over the host role and reclaim it.',
      },
      recording: {
        title: 'Record',
        text: 'Everyone is notified that the meeting is being recorded. Each part lasts up to 65 minutes, with a warning at 60. You can start the next part right away.',
      },
      network: {
        title: 'If your connection is poor',
        text: 'An icon in the header shows your connection quality. Select it for details and tips. If you lose connection, you’ll be reconnected automatically.',
      },
    },
  },
  menu: {
    label: 'Help',
    shortcuts: 'Keyboard shortcuts',
    tutorial: 'Live room guide',
    check: 'Test your devices',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    use: 'Use single-key shortcuts in the room',
    note: 'They’re paused while you type, and in menus and dialogs. Turn them off if you use dictation or if your screen reader needs the same keys.',
    does: {
      microphone: 'Mute or unmute yourself',
      camera: 'Turn your camera on or off',
      hand: 'Raise or lower your hand',
      panel: 'Open or close attendees and chat on a small screen',
      fullScreen: 'Enter or exit full screen',
      help: 'Show keyboard shortcuts',
    },
    on: {
      microphone: 'Your microphone is on',
      camera: 'Your camera is on',
      hand: 'Your hand is raised',
      fullScreen: 'Full screen is on',
    },
    off: {
      microphone: 'Your microphone is off',
      camera: 'Your camera is off',
      hand: 'Your hand is lowered',
      fullScreen: 'Full screen is off',
    },
  },
  check: {
    title: 'Test your devices',
    lead: 'This takes about a minute and works just like a real meeting. No one can see or hear you, and nothing is saved.',
    results: 'Results',
    again: 'Run all tests again',
    kinds: {
      browser: 'Browser',
      camera: 'Camera',
      microphone: 'Microphone',
      speaker: 'Speaker',
      network: 'Network',
    },
    states: {
      waiting: 'Not tested yet',
      running: 'Testing',
      passed: 'Works',
      unsure: 'Works, with limitations',
      failed: 'Not working',
    },
    returned: 'Your video, returned from the server',
    found: {
      speak: 'Say something. The test passes when you’re heard.',
      silent:
        'We couldn’t hear anything. Check that the right microphone is selected and its mute switch is off, then try again.',
      play: 'Play the test sound and listen.',
      unheard: 'Turn up your device’s volume or choose another speaker, then play the sound again.',
      join: 'Joined the channel in {{time}} ms',
      roundTrip: 'round trip {{time}} ms',
      sent: 'sent {{rate}} kbit/s',
      received: 'received {{rate}} kbit/s, {{lost}}% lost',
      and: ', ',
      poor: 'It works, but audio or video may pause at times. Close other apps that use the network, or use a wired connection.',
      'no-media':
        'Server reached. Without a camera or microphone, we couldn’t test sending audio and video.',
      'not-returned':
        'Server reached, but audio and video didn’t come back. A firewall may be blocking them. Ask your network administrator to open the media ports, or use another network.',
      refused: 'The server couldn’t run the test right now. Wait a few minutes, then try again.',
      unreached:
        'Couldn’t reach the media server. Check that you’re online and that your network allows WebSockets and WebRTC, then try again.',
    },
    heard: 'Did you hear the test sound?',
    yes: 'I heard it',
    no: 'I didn’t hear it',
    good: 'You’re ready for your meetings.',
    bad: 'Some tests failed. See the tips next to each one.',
    busy: '{{done}} of {{count}} tested',
  },
  ways: {
    title: 'Join by phone',
    lead: 'You can also listen by phone: no browser or app needed, at the cost of a call.',
    choice: 'Ways to dial in',
    automatic: 'Dial in directly',
    manual: 'Dial in through the operator',
    stepsTitle: 'How it works',
    steps: {
      automatic: {
        one: 'In the half hour before the meeting or while it’s on, dial a number for your country or region.',
        two: 'After the tone, enter the passcode followed by #.',
        three: 'You’re connected right away. The host can let you speak.',
      },
      manual: {
        one: 'Dial one of these numbers during its hours.',
        two: 'Give the operator the meeting name and your name.',
        three: 'Stay on the line while the operator checks your registration and connects you.',
      },
    },
    where: 'Once you’re registered, you’ll find the passcode on the event page.',
    numbers: 'Dial-in numbers',
    none: 'No dial-in numbers are available right now.',
  },
} as const;
