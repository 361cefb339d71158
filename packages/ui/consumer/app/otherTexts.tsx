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
import i18next from 'i18next';
import { useCallback } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';

// An app with i18next, whose third language is translated in part.

void i18next.use(initReactI18next).init({
  lng: 'nl',
  fallbackLng: 'en',
  resources: {
    en: {
      translation: {
        ui: uiTexts.en,
        uiOnDemand: onDemandTexts.en,
        uiCommunity: communityTexts.en,
        uiEditor: editorTexts.en,
        uiPersonal: personalTexts.en,
      },
    },
    nl: {
      translation: {
        ui: { error: { title: 'Laden is niet gelukt' } },
        uiOnDemand: {
          password: { show: 'Wachtwoord tonen' },
          date: { open: '{{label}}: kalender openen' },
        },
      },
    },
  },
  interpolation: { escapeValue: false },
});

function App() {
  const { t } = useTranslation();
  const text = useCallback<TextFunction>((key, values = {}) => t(key, { replace: values }), [t]);
  return (
    <UiProvider locale="en" t={text}>
      <ErrorState onRetry={() => undefined} />
      <PasswordField label="Wachtwoord" hasRules />
      <DatePicker label="Dag <1>" value={null} onChange={() => undefined} today="2026-09-03" />
    </UiProvider>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
