import type { LiveText } from '../../screens/liveText.ts';
import type { BoardQuestion } from './boardQuestion.ts';

type Questions = readonly BoardQuestion[];

/** Returns the host's notice: how many questions have been asked since. */
export function questionText(t: LiveText, before: Questions, now: Questions): string | undefined {
  const known = new Set(before.map(({ id }) => id));
  const count = now.filter(({ id, state }) => state === 'waiting' && !known.has(id)).length;
  if (count === 0) return undefined;
  return count === 1 ? t('liveTalk.questions.cameOne') : t('liveTalk.questions.came', { count });
}

/** Returns the audience member's notice: what has become of their own question. */
export function ownText(t: LiveText, before: Questions, now: Questions): string | undefined {
  const known = new Map(before.map(({ id, state }) => [id, state]));
  const moved = now.find(
    ({ id, isOwn, state }) =>
      isOwn === true && state !== 'waiting' && known.has(id) && known.get(id) !== state,
  );
  return moved && moved.state !== 'waiting'
    ? t(`liveTalk.questions.own.${moved.state}`)
    : undefined;
}
