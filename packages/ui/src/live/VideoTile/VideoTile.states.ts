import { people } from '../../story/samples/cast/index.ts';
import type { State } from '../../story/matrix.ts';
import { portrait, slide } from '../../story/samples/portrait.ts';
import type { VideoTileProps } from './VideoTileProps.ts';

const { name } = people.helenaBrandt;
const attach = portrait(0);
const nothing = () => undefined;
const document = { attach: slide, kind: 'document', name: 'roadshow.pdf' } as const;

export const videoTileStates: State<VideoTileProps>[] = [
  { name: 'camera on', props: { attach } },
  { name: 'muted', props: { attach: portrait(1), isMuted: true } },
  { name: 'speaking', props: { attach: portrait(2), isSpeaking: true } },
  { name: 'host', props: { attach: portrait(3), role: 'broadcaster' } },
  {
    name: 'with the full name, for super roles',
    props: { attach, role: 'broadcaster', fullName: `${name['zh-CN']} ${name.en}` },
  },
  { name: 'own camera, as in a mirror', props: { attach, isSelf: true } },
  { name: 'no camera: initials', props: { isMuted: true } },
  { name: 'no camera, speaking', props: { isSpeaking: true } },
  { name: 'poor network', props: { attach, isPoorNetwork: true } },
  { name: 'hidden from the audience', props: { attach, isHidden: true } },
  { name: 'spotlight', props: { attach, isSpotlight: true } },
  { name: 'can be made the spotlight', props: { attach, onSpotlight: nothing } },
  {
    name: 'is the spotlight, for the host',
    props: { attach, isSpotlight: true, onSpotlight: nothing },
  },
  { name: 'shared screen', props: { attach: slide, kind: 'screen' } },
  { name: 'presented document', props: document },
  { name: 'document that loads', props: { ...document, state: 'loading' } },
  { name: 'document that failed', props: { ...document, state: 'failed', onRetry: nothing } },
];
