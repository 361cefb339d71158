import { AccountSecurityScreen } from '@rostra/ui/screens/AccountSecurityScreen';
import { useState } from 'react';
import { useText } from '../../language/useText.ts';
import { useUser } from '../../session/useUser.ts';
import { usePaymentPassword } from '../pay/usePaymentPassword.ts';
import { CenterMenu } from './CenterMenu.tsx';

/** /personalCenter/accountSecurity: sets or changes the payment password (AUTH-18). */
export function AccountSecurityPage() {
  const t = useText();
  const { user } = useUser();
  const form = usePaymentPassword();
  const [isEditing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<'set' | 'changed' | null>(null);
  const hasPaymentPassword = user?.has_payment_password === true;

  const save = async (): Promise<void> => {
    const done = hasPaymentPassword ? 'changed' : 'set';
    if (!(await form.save())) return;
    form.clear();
    setEditing(false);
    setOutcome(done);
  };

  return (
    <AccountSecurityScreen
      t={t}
      menu={<CenterMenu />}
      hasPaymentPassword={hasPaymentPassword}
      isEditing={isEditing}
      onEdit={() => {
        setOutcome(null);
        setEditing(true);
      }}
      onCancel={() => {
        form.clear();
        setEditing(false);
      }}
      check={form.check}
      onSubmit={() => void save()}
      isPending={form.isPending}
      problem={form.problem}
      outcome={outcome}
      values={form.values}
      onChange={form.change}
      problems={form.problems}
      onSendCode={form.onSendCode}
      isSendingCode={form.isSendingCode}
      codeWait={form.codeWait}
    />
  );
}
