import type { State } from '../../story/matrix.ts';
import type { EventMaterialsProps } from './EventMaterials.tsx';

export const eventMaterialsStates: State<EventMaterialsProps>[] = [
  { name: 'files, links, notes', props: {} },
  { name: 'files alone', props: { links: [], notes: [] } },
];
