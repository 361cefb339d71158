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
  tutorial: {
    title: 'How the live room works',
    lead: 'What you can do in a meeting, by the part that you have in it.',
    role: 'Your part',
    is: {
      audience:
        'You watch and listen. You may ask, write and raise your hand; the host decides who speaks.',
      expert:
        'You are on stage: everyone sees and hears you while your camera and microphone are on.',
      broadcaster: 'You lead: you prepare, start and end the meeting, and decide who speaks.',
      staff: 'You keep order beside the host. You are neither seen nor heard.',
    },
    try: 'Controls of the room, to try out',
    tryHint: 'Press them: they look and act as in the room. Nothing is switched on here.',
    lessons: {
      enter: {
        title: 'Go in',
        text: 'The room opens half an hour before the meeting. At the door you choose and try your devices; some meetings ask for the password that stands in your invitation.',
      },
      stage: {
        title: 'Look at the stage',
        text: 'Up to twelve pictures stand there. The whole screen is one press away. Where the host has chosen a home screen, everyone sees it large.',
      },
      speak: {
        title: 'Be seen and heard',
        text: 'Microphone, camera and screen are three controls of the bar. Behind Devices you change your devices, your background and your voice while the meeting goes on.',
      },
      hand: {
        title: 'Raise your hand',
        text: 'Your hand stands in the queue of the host. When the host lets you speak, you are told at once and switch your microphone on yourself.',
      },
      talk: {
        title: 'See who is here, and write',
        text: 'The panel beside the stage has the attendees, the public chat, your group and your private messages. On a phone it opens from the bar.',
      },
      questions: {
        title: 'Ask those on stage',
        text: 'Questions stand in a list of their own. Want others’ answered too; ask without your name if you like: the host still sees it.',
      },
      documents: {
        title: 'Read the documents',
        text: 'What the speakers share stands in the panel. What is presented stands on the stage, on the page that the host is at.',
      },
      reactions: {
        title: 'Clap without a sound',
        text: 'Applause, laughter and more are one press away. Everyone sees how many showed it, nobody who.',
      },
      order: {
        title: 'Keep order',
        text: 'In the list of attendees each person has a menu: let somebody speak, mute, hide, rename, or remove somebody from the meeting. Raised hands wait above it, in their order.',
      },
      course: {
        title: 'Lead the meeting',
        text: 'Prepare, start, close for the audience, end: each stands at the end of the bar when its time has come. You can hand the host role over and take it back.',
      },
      recording: {
        title: 'Record',
        text: 'Everyone is told that the meeting is recorded. A part runs for 65 minutes at most, with a warning at 60; the next one can follow at once.',
      },
      network: {
        title: 'When the line is weak',
        text: 'A sign in the header says how good your line is; behind it stand figures and what helps. A line that breaks comes back by itself.',
      },
    },
  },
  menu: {
    label: 'Help',
    shortcuts: 'Keyboard shortcuts',
    tutorial: 'How the room works',
    check: 'Try your devices',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    use: 'Single keys act in the room',
    note: 'They rest while you write, in menus and in dialogs. Put them off if you dictate, or if your screen reader needs the same keys.',
    does: {
      microphone: 'Mute or unmute yourself',
      camera: 'Switch your camera on or off',
      hand: 'Raise or lower your hand',
      panel: 'Open or close people and chat on a small screen',
      fullScreen: 'Put the stage on the whole screen, or back',
      help: 'Show these keys',
    },
    on: {
      microphone: 'Your microphone is on',
      camera: 'Your camera is on',
      hand: 'Your hand is up',
      fullScreen: 'Full screen is on',
    },
    off: {
      microphone: 'Your microphone is off',
      camera: 'Your camera is off',
      hand: 'Your hand is down',
      fullScreen: 'Full screen is off',
    },
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
    returned: 'Your picture, back from the server',
    found: {
      speak: 'Say something: it passes when you are heard.',
      silent:
        'We heard nothing. Look whether the right microphone is chosen and not muted by a switch of its own, then try again.',
      play: 'Play the test sound and listen.',
      unheard:
        'Turn the volume of this device up, choose another loudspeaker, then play the sound again.',
      join: 'In the channel after {{time}} ms',
      roundTrip: 'there and back {{time}} ms',
      sent: 'sent {{rate}} kbit/s',
      received: 'back {{rate}} kbit/s, {{lost}} % lost',
      and: ', ',
      poor: 'It works, but sound or pictures may stop at times. It helps to close what else uses the network, or to use a cable.',
      'no-media':
        'The server is reached. Without a camera or a microphone nothing could be sent there and back.',
      'not-returned':
        'The server was reached, but sound and picture did not come back. A firewall may hold them: ask who looks after your network to open the media ports, or use another network.',
      refused: 'The server gave no place to try. Wait some minutes, then try again.',
      unreached:
        'The media server was not reached. Look whether you are online and whether your network lets WebSockets and WebRTC through, then try again.',
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
