import type { MakeMedia } from '@rostra/live-core/fake';

const WIDTH = 320;
const HEIGHT = 180;
/** Ms between two frames: a moving track, not a full video. */
const FRAME_MS = 250;
const WALLS = ['#3b4f5a', '#35454f', '#4a504d', '#54483c', '#3f4a3d', '#4d4352'];
const COATS = ['#20353e', '#d9dfe2', '#6e2f22', '#2b3440', '#23402f', '#c9b98f'];

let made = 0;

/** Draws a person before a wall; a different one for each number. */
function draw(canvas: HTMLCanvasElement, number: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = WALLS[number % WALLS.length] ?? '';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = COATS[(number * 5) % COATS.length] ?? '';
  context.beginPath();
  context.ellipse(WIDTH / 2, HEIGHT, 72, 56, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#c98f6c';
  context.beginPath();
  context.ellipse(WIDTH / 2, 86, 28, 36, 0, 0, 2 * Math.PI);
  context.fill();
}

function makeFrame(): MediaStreamTrack {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const number = (made += 1);
  draw(canvas, number);
  const [track] = canvas.captureStream().getVideoTracks();
  if (!track) throw new Error('A canvas gives no picture');
  const timer = setInterval(() => {
    if (track.readyState === 'live') draw(canvas, number);
    else clearInterval(timer);
  }, FRAME_MS);
  return track;
}

function makeSilence(): MediaStreamTrack {
  const [track] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('The browser gives no sound');
  return track;
}

/** Makes the output of a story's devices: drawn video, and silence. */
export const drawnMedia: MakeMedia = (kind) => (kind === 'audio' ? makeSilence() : makeFrame());
