import { ScoreForm } from '@rostra/ui/ScoreForm';
import { useLocalized } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import type { ScoresApi } from './ScoresApi.ts';
import { useScores } from './useScores.ts';

interface ScoreContainerProps {
  api: ScoresApi;
  liveId: number;
  /** The meeting's name. */
  subject: string;
}

/** The score of a live session that the reader attended, by the dictionary's types and reasons (PLAY-14). */
export default function ScoreContainer({ api, liveId, subject }: ScoreContainerProps) {
  const { entries } = useDictionary('live_score_types');
  const name = useLocalized();
  const scored = useScores(api, liveId);
  if (scored === null || entries.length === 0) return null;
  const types = new Set(entries.map(({ value }) => value));
  return (
    <ScoreForm
      subject={subject}
      respects={entries.map((entry) => ({
        type: entry.value,
        label: name(entry),
        reasons: (entry.reasons ?? []).map((reason) => ({
          value: reason.value,
          label: name(reason),
        })),
      }))}
      scores={scored.scores.filter(({ type }) => types.has(type))}
      onChange={scored.change}
      onSend={() => void scored.send()}
      isPending={scored.isPending}
      state={scored.state}
      problem={scored.problem}
    />
  );
}
