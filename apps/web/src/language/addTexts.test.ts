import { expect, it } from 'vitest';
import { createStore } from '../app/createStore.ts';
import { addTexts } from './addTexts.ts';
import { loadTexts } from './loadTexts.ts';
import { makeLanguage } from './makeLanguage.ts';

const page = async () => ({
  language: createStore(makeLanguage('en', 'en', await loadTexts('en', ['reading']))),
});

it('adds the texts of areas, with the titles of their screens, once [I18N-01]', async () => {
  const services = await page();
  await addTexts(services, ['reading', 'auth', 'pay']);
  const { t, bundle } = services.language.get();
  expect([t('auth.login.title'), t('screen.login'), t('screen.pay'), t('screen.search')]).toEqual([
    'Log in',
    'Log in',
    'Payment',
    'Home',
  ]);
  expect(t('home.title')).not.toBe('');
  expect(bundle.areas).toEqual(['reading', 'auth', 'pay']);
  await addTexts(services, ['pay']);
  expect(services.language.get().bundle).toBe(bundle);
});

it('adds them in the language that the reader chose while they loaded [I18N-04]', async () => {
  const services = await page();
  const chinese = makeLanguage('zh-CN', 'sc', await loadTexts('zh-CN', ['reading']));
  const adding = addTexts(services, ['auth']);
  services.language.set(chinese);
  await adding;
  expect(services.language.get().t('screen.login')).toBe('登录');
});
