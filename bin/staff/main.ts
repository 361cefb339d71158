import { commands } from './commands.ts';
import { openStaffSession, RefusedError } from './session.ts';

const account = {
  origin: process.env['ROSTRA_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`,
  email: process.env['STAFF_EMAIL'] ?? 'staff@demo.rostra.test',
  password: process.env['STAFF_PASSWORD'] ?? 'Rostra2026',
};

const list = (): string =>
  Object.values(commands)
    .map(({ usage, summary }) => `  npm run staff -- ${usage}\n      ${summary}`)
    .join('\n');

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (name === '') {
  process.stdout.write(`The staff's calls, to ${account.origin} as ${account.email}:\n${list()}\n`);
} else if (command === undefined) {
  fail(`There is no command "${name}".\n${list()}`);
} else if (words.length < command.words) {
  fail(`Usage: npm run staff -- ${command.usage}`);
} else {
  try {
    const answer = await command.run(await openStaffSession(account), words);
    if (Array.isArray(answer) && answer.length === 0) console.log('Nothing waits.');
    else console.log(JSON.stringify(answer, null, 2));
  } catch (error) {
    if (error instanceof RefusedError || error instanceof RangeError) fail(error.message);
    if (error instanceof TypeError) {
      fail(`No server answers at ${account.origin}. Start it with npm start, or set ROSTRA_URL.`);
    }
    throw error;
  }
}
