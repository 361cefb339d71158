import { communityTexts } from '@rostra/i18n/ui-community';
import { editorTexts } from '@rostra/i18n/ui-editor';
import { onDemandTexts } from '@rostra/i18n/ui-on-demand';
import { personalTexts } from '@rostra/i18n/ui-personal';
import { uiTexts } from '@rostra/i18n/ui';
import { DatePicker } from '@rostra/ui/DatePicker';
import { ErrorState } from '@rostra/ui/ErrorState';
import { PasswordField } from '@rostra/ui/PasswordField';
import type { TextFunction } from '@rostra/ui/TextProvider';
import { UiProvider } from '@rostra/ui/UiProvider';
import { createRoot } from 'react-dom/client';

// An app with another i18n library: this `t` has i18next's signature, dotted keys and `{{name}}`.

interface Resources {
  readonly [key: string]: string | Resources;
}

const english: Resources = {
  ui: uiTexts.en,
  uiOnDemand: onDemandTexts.en,
  uiCommunity: communityTexts.en,
  uiEditor: editorTexts.en,
  uiPersonal: personalTexts.en,
};
/** The app's third language, as far as it is translated. */
const dutch: Resources = {
  ui: { error: { title: 'Laden is niet gelukt' } },
  uiOnDemand: {
    password: { show: 'Wachtwoord tonen' },
    date: { open: '{{label}}: kalender openen' },
  },
};

const textIn = (resources: Resources, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Resources | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      resources,
    );
  return typeof found === 'string' ? found : undefined;
};

const t: TextFunction = (key, values = {}) =>
  (textIn(dutch, key) ?? textIn(english, key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name) =>
    String(values[name as string] ?? ''),
  );

createRoot(document.getElementById('app') as HTMLElement).render(
  <UiProvider locale="en" t={t}>
    <ErrorState onRetry={() => undefined} />
    <PasswordField label="Wachtwoord" hasRules />
    <DatePicker label="Dag" value={null} onChange={() => undefined} today="2026-09-03" />
  </UiProvider>,
);
