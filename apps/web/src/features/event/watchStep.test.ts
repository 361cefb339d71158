import { expect, it, vi } from 'vitest';
import { allTexts } from '../../language/allTexts.ts';
import { makeLanguage } from '../../language/makeLanguage.ts';
import { watchStep } from './watchStep.ts';

const { t } = makeLanguage('en', 'en', allTexts.en);
const onVideo = vi.fn();
const reading = { t, isVisitor: false, here: '/eventDetail/3', search: '?lang=en', onVideo };

it('plays our recording here, and opens anything else [EVT-31]', () => {
  const label = t('registration.act.replay');
  const video = watchStep('/api/v1/files/ab.vid', reading);
  expect(video).toEqual({ action: { label, onPress: expect.any(Function) } });
  video.action?.onPress?.();
  expect(onVideo).toHaveBeenCalledExactlyOnceWith('/api/v1/files/ab.vid');
  expect(watchStep('https://films.example/3', { ...reading, isVisitor: true })).toEqual({
    action: { label, href: 'https://films.example/3', opensNewTab: true },
  });
});

it('offers no player for a hidden recording, and names its intended viewers [EVT-31]', () => {
  expect(watchStep(null, reading)).toEqual({ text: t('registration.next.replayKept') });
  expect(watchStep(null, { ...reading, isVisitor: true })).toEqual({
    text: t('registration.next.replayLogIn'),
    action: {
      label: t('registration.act.logIn'),
      href: '/login?redirect=%2FeventDetail%2F3%3Flang%3Den',
    },
  });
});
