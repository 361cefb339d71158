import { Disclosure } from '../../navigation/Disclosure/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** Groups of notifications that are turned off together. */
export type NoticeGroupName = 'reviews' | 'replies' | 'payments' | 'registrations' | 'reminders';

/** One group, and whether the reader gets its notifications. */
export interface NoticeSetting {
  group: NoticeGroupName;
  isOn: boolean;
}

export interface NoticeSettingsProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** All groups, in the order they are shown. */
  settings: readonly NoticeSetting[];
  /** Called with the new choice; it takes effect at once. */
  onChange: (setting: NoticeSetting) => void;
  /** A change is being saved: no other is accepted meanwhile. @default false */
  isPending?: boolean | undefined;
}

/**
 * The notifications that the reader gets, collapsed; those about the account always come (FND-53).
 */
export function NoticeSettings({
  t,
  settings,
  onChange,
  isPending = false,
  ...root
}: NoticeSettingsProps) {
  return (
    <Disclosure {...root} title={t('personalCenter.notices.settings.title')} level={2}>
      <Stack gap={2}>
        {settings.map(({ group, isOn }) => (
          <Switch
            key={group}
            isSelected={isOn}
            isReadOnly={isPending}
            onChange={(wanted) => onChange({ group, isOn: wanted })}
          >
            {t(`personalCenter.notices.settings.${group}`)}
          </Switch>
        ))}
        <Text size="sm" tone="secondary">
          {t('personalCenter.notices.settings.always')}
        </Text>
      </Stack>
    </Disclosure>
  );
}
