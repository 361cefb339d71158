import { CONTACT_TYPES, CONTACT_WITHIN_HOURS } from '@rostra/contract';
import type { ContactType } from '@rostra/contract';
import { VipTrialForm } from '@rostra/ui/VipTrialForm';
import type { VipTrialValues } from '@rostra/ui/VipTrialForm';
import { useState } from 'react';
import type { User } from '../../app/Services.ts';
import { useMutation } from '../../data/useMutation.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useUser } from '../../session/useUser.ts';
import { contactOf } from '../appointment/contactOf.ts';

function firstValues(user: User | null): VipTrialValues {
  const contactType = user?.phone_number ? 'phone' : 'email';
  return {
    name: user?.profile.fullname ?? user?.name ?? '',
    company: user?.profile.company_name ?? '',
    contactType,
    contact: contactOf(user, contactType),
    sourceType: '',
    consult: '',
  };
}

const contactTypeOf = (text: string): ContactType =>
  CONTACT_TYPES.find((type) => type === text) ?? 'phone';

/** Requests a VIP trial; staff call back (PAY-06, PAY-07). */
export function TrialSection() {
  const t = useText();
  const name = useLocalized();
  const { user } = useUser();
  const sources = useDictionary('source_type');
  const types = useDictionary('contact_types');
  const { draft, change, discard } = useDraft('vipTrial', firstValues(user));
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error, reset } = useMutation('postAppointment', { silent: true });

  const onChange = (part: Partial<VipTrialValues>): void => {
    const { contactType } = part;
    change(contactType === undefined ? part : { ...part, contact: contactOf(user, contactType) });
    reset();
  };

  const submit = async (): Promise<void> => {
    const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text);
    const sent = await mutate({
      body: {
        appointment_type: 'vip_trial',
        name: given(draft.name),
        company: given(draft.company),
        contact_type: contactTypeOf(draft.contactType),
        contact: draft.contact,
        consult: given(draft.consult),
        source_type: draft.sourceType,
      },
    });
    if (!sent) return;
    discard();
    setSent(true);
  };

  const optionsOf = (entries: typeof sources.entries) =>
    entries.map((entry) => ({ value: entry.value, label: name(entry) }));
  return (
    <VipTrialForm
      t={t}
      values={draft}
      onChange={onChange}
      problems={error ? { form: error.message } : {}}
      contactTypes={optionsOf(types.entries)}
      sourceTypes={optionsOf(sources.entries)}
      contactWithinHours={CONTACT_WITHIN_HOURS}
      isPending={isPending}
      onSubmit={() => void submit()}
      isSent={isSent}
      onAgain={() => setSent(false)}
      isVip={user?.has_vip === true}
    />
  );
}
