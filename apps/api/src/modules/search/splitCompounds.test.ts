import { expect, it } from 'vitest';
import { searchParts } from './searchQuery.ts';
import { splitCompounds } from './splitCompounds.ts';

const split = async (key: string) =>
  (await splitCompounds(searchParts(key)))?.map(({ text }) => text).join(' ');

it.each([
  ['储能招标', '储能 招标'],
  ['新能源路演', '新能源 路演'],
  ['宏观利率', '宏观 利率'],
  ['苏曼路演', '苏曼 路演'],
  ['儲能招標', '储能 招标'],
  ['储能的招标', '储能 招标'],
  ['创新药出海', '创新药 出海'],
  ['固态电池股', '固态 电池股'],
  ['半导体的', '半导体'],
  ['储能招标 capex', '储能 招标 capex'],
  ['储能招标 招标', '储能 招标'],
  ['动画平台招标', '动划 平台 招标'],
  ['帳期招標', '账期 招标'],
])('splits %s into %s [SRCH-09]', async (key, words) => {
  expect(await split(key)).toBe(words);
});

it.each(['储能源', '储能', '药', 'capex hungary', '储能 招标', '半导体', '和与'])(
  'leaves %s whole [SRCH-09]',
  async (key) => {
    expect(await split(key)).toBeUndefined();
  },
);

it('keeps the script in which each word was written', async () => {
  const parts = await splitCompounds(searchParts('儲能招標'));
  expect(parts?.map(({ written }) => written)).toEqual(['儲能', '招標']);
});
