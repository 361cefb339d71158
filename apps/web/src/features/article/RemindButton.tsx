import { Button } from '@rostra/ui/Button';
import { useAct } from '../../data/useAct.ts';
import { useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';
import { useLoginPrompt } from '../../session/useLoginPrompt.tsx';

/** Asks for a notice when the price or a card changes; a visitor is asked to log in (PAY-56). */
export function RemindButton({ id }: { id: number }) {
  const t = useText();
  const toast = useToast();
  const mayGoOn = useLoginPrompt();
  const { act, isPending } = useAct('postOrderReminds');
  const remind = async () => {
    if (!mayGoOn()) return;
    const answer = await act({ body: { resource_type: 'Article', resource_id: id } });
    if (answer) toast.success(`${t('article.pay.reminded')} ${answer.tip}`);
  };
  return (
    <Button
      size="sm"
      tone="brand"
      emphasis="ghost"
      isPending={isPending}
      onPress={() => void remind()}
    >
      {t('article.pay.remind')}
    </Button>
  );
}
