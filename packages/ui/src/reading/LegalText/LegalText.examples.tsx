import { LegalText } from '@rostra/ui/LegalText';

/** The privacy policy, in the version in force. */
export function Example() {
  return (
    <LegalText
      title="Privacy policy"
      version="Version 20260901"
      intro="This policy describes the data that we keep and our reasons for keeping it."
      contents="Contents"
      chapters={[
        {
          id: 'data',
          title: 'Data we keep',
          paragraphs: ['We keep your name, your email and the events that you registered for.'],
        },
        {
          id: 'retention',
          title: 'Retention',
          paragraphs: ['We delete your data 30 days after you close your account.'],
        },
      ]}
    />
  );
}

const intro = 'These terms apply to every event on this site.';
const refunds =
  'You can cancel until 24 hours before the start and will get a full refund. After that, payments are not refundable.';

/** Show every paragraph, and the version that the reader accepts. */
export const Do = () => (
  <LegalText
    title="Terms of registration"
    version="Version 20260901"
    intro={intro}
    contents="Contents"
    chapters={[{ id: 'do-refunds', title: 'Refunds', paragraphs: [refunds] }]}
  />
);

/** Cut the text, and leave open which version applies. */
export const Dont = () => (
  <LegalText
    title="Terms of registration"
    version="Latest version"
    intro={intro}
    contents="Contents"
    chapters={[{ id: 'dont-refunds', title: 'Refunds', paragraphs: [`${refunds.slice(0, 26)} …`] }]}
  />
);
