import { NoticeSettings } from '@rostra/ui/NoticeSettings';
import type { NoticeSetting, NoticeSettingsProps } from '@rostra/ui/NoticeSettings';
import { useState } from 'react';
import { personalCenterSample } from '../../story/samples/personalCenter.ts';

const sample = personalCenterSample('en').NoticeSettings;

/** List every group, in the order of the server. */
export const Do = () => <NoticeSettings {...sample} />;

/** List only those that are off: nobody finds the others. */
export const Dont = () => (
  <NoticeSettings {...sample} settings={sample.settings.filter(({ isOn }) => !isOn)} />
);

/** Saves each change at once, and takes no other meanwhile. */
export function Example({
  t,
  saved,
  save,
}: {
  t: NoticeSettingsProps['t'];
  saved: readonly NoticeSetting[];
  save: (setting: NoticeSetting) => Promise<readonly NoticeSetting[]>;
}) {
  const [settings, setSettings] = useState(saved);
  const [isPending, setIsPending] = useState(false);
  const change = async (setting: NoticeSetting) => {
    setIsPending(true);
    setSettings(await save(setting));
    setIsPending(false);
  };
  return (
    <NoticeSettings
      t={t}
      settings={settings}
      isPending={isPending}
      onChange={(setting) => void change(setting)}
    />
  );
}
