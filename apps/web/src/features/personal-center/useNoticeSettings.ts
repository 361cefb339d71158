import type { NoticeSetting, NoticeSettingsProps } from '@rostra/ui/NoticeSettings';
import { useState } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';

/** Returns the reader's notice settings; undefined until known. A press takes effect at once. */
export function useNoticeSettings(): Omit<NoticeSettingsProps, 't'> | undefined {
  const { data } = useQuery('getNoticesSettings', {}, { silent: true });
  const { mutate, isPending } = useMutation('putNoticesSettings', {
    refreshes: ['getNoticesSettings'],
  });
  const [wanted, setWanted] = useState<NoticeSetting>();
  if (data === undefined) return undefined;
  const change = async (setting: NoticeSetting): Promise<void> => {
    setWanted(setting);
    await mutate({ body: { group: setting.group, is_on: setting.isOn } });
    setWanted(undefined);
  };
  return {
    settings: data.map(({ group, is_on: isOn }) => ({
      group,
      isOn: wanted?.group === group ? wanted.isOn : isOn,
    })),
    onChange: (setting) => void change(setting),
    isPending,
  };
}
