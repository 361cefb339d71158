import { PAGE_SIZE_MAX } from '@rostra/contract';
import { ChooseFocusScreen } from '@rostra/ui/screens/ChooseFocusScreen';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useReturnAddress } from '../../navigation/useReturnAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { useUser } from '../../session/useUser.ts';

const all = { query: { per_page: PAGE_SIZE_MAX } };

/** /signup/chooseFocus: the start of the home page, then on to the reader's destination. */
export function ChooseFocusPage() {
  const t = useText();
  const name = useLocalized();
  const navigate = useNavigate();
  const back = useReturnAddress();
  const { renew } = useSession();
  const { user } = useUser();
  const industries = useQuery('getIndustries', all, { silent: true });
  const markets = useQuery('getTickerRegions', all, { silent: true });
  const { draft, change, discard } = useDraft('chooseFocus', {
    industries: user?.profile.follow_industries_ids ?? [],
    markets: user?.profile.follow_ticker_region_ids ?? [],
  });
  const { mutate, isPending, error } = useMutation('putUsersFocus', { silent: true });

  const submit = async (): Promise<void> => {
    const done = await mutate({
      body: {
        follow_industries_ids: draft.industries,
        follow_ticker_region_ids: draft.markets,
      },
    });
    if (!done) return;
    discard();
    await renew();
    void navigate(back, { replace: true });
  };

  const named = (rows: typeof industries.data | typeof markets.data) =>
    rows.map((row) => ({ id: row.id, name: name(row) }));
  return (
    <ChooseFocusScreen
      t={t}
      industries={industries.isLoading ? undefined : named(industries.data)}
      markets={markets.isLoading ? undefined : named(markets.data)}
      hasFailed={industries.error !== undefined || markets.error !== undefined}
      onRetry={() => {
        void industries.reload();
        void markets.reload();
      }}
      chosen={draft}
      onChange={change}
      onSubmit={() => void submit()}
      isPending={isPending}
      problem={error?.message}
    />
  );
}
