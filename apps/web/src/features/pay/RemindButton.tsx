import type { CallInput } from '@rostra/contract';
import { Button } from '@rostra/ui/Button';
import { useMutation } from '../../data/useMutation.ts';
import { useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';
import { useLoginPrompt } from '../../session/useLoginPrompt.tsx';

interface RemindButtonProps {
  type: CallInput<'postOrderReminds'>['body']['resource_type'];
  /** ID of the article or meeting. */
  id: number;
}

/**
 * Requests a notice when an item goes on sale, changes its price or is about to start; a visitor is
 * asked to log in (PAY-56).
 */
export function RemindButton({ type, id }: RemindButtonProps) {
  const t = useText();
  const toast = useToast();
  const mayGoOn = useLoginPrompt();
  const { mutate, isPending } = useMutation('postOrderReminds');
  const remind = async () => {
    if (!mayGoOn()) return;
    const answer = await mutate({ body: { resource_type: type, resource_id: id } });
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
