import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { reactions as table } from './tables.ts';

export { setReaction } from './setReaction.ts';
export type { ReactionChange, ReactionDelta } from './setReaction.ts';

export const reactions = defineModule({ name: 'reactions', ownData: [keepRows(table.userId)] });
