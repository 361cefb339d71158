import { parseArgs } from 'node:util';
import { nounsOf } from './nouns.ts';
import type { Nouns } from './nouns.ts';

/**
 * Reads the arguments of `npm run new:…`: one name, and words that cannot be derived from it.
 *
 * @param command the command, for its usage
 * @throws Error for a bad name, or for any other argument
 */
export function readArguments(
  command: string,
  args: readonly string[] = process.argv.slice(2),
): { nouns: Nouns; hints: readonly string[] } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { singular: { type: 'string' }, chinese: { type: 'string' } },
  });
  const [names, ...others] = positionals;
  if (names === undefined || others.length > 0) {
    throw new Error(
      `One name, please: npm run ${command} <names> [-- --singular <name> --chinese <名称>]`,
    );
  }
  const nouns = nounsOf(names, values);
  const hints =
    values.chinese === undefined
      ? [`Chinese texts name it “${nouns.chinese}”: change it in packages/i18n/src/messages/zh-CN`]
      : [];
  return { nouns, hints };
}
