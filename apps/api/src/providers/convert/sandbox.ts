import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConvertLimits } from './convertLimits.ts';

const run = promisify(execFile);

/** Kinds of sandboxes for a conversion, the strongest first. */
export const SANDBOXES = ['bwrap', 'unshare', 'prlimit', 'none'] as const;
export type SandboxKind = (typeof SANDBOXES)[number];

/** A command with its sandbox. */
export interface Walled {
  readonly command: string;
  readonly args: readonly string[];
  /** The job's folder as the program sees it. */
  readonly folder: string;
}

/** Ms for testing a sandbox. */
const TRY_MS = 5000;
/** Bytes of memory for its folder of temporary files. */
const TEMPORARY_BYTES = 256 * 1024 * 1024;
/** The job's folder within bubblewrap. */
const INSIDE = '/job';
/** System folders that programs need to run; none of them contains our data. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/lib',
  '/lib64',
  '/opt',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
];

/** The search path of the sandbox programs. */
export const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

const limitArgs = ({ memoryBytes, fileBytes, timeoutMs }: ConvertLimits): string[] => [
  `--as=${memoryBytes}`,
  `--cpu=${Math.ceil(timeoutMs / 1000)}`,
  `--fsize=${fileBytes}`,
  '--core=0',
];

const UNSHARE_ARGS = ['--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child'];

const bubbleArgs = (readable: readonly string[]): string[] => [
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--size',
  String(TEMPORARY_BYTES),
  '--tmpfs',
  '/tmp',
  // Comes after the empty folder above, since the program may be below it.
  ...readable.flatMap((folder) => ['--ro-bind-try', folder, folder]),
];

/**
 * Returns the strongest sandbox that works here: bubblewrap (no network, no other processes, and
 * only the system's programs and the job's folder of the disk), else `unshare` (no network), else
 * limits alone.
 */
export async function findSandbox(limits: ConvertLimits): Promise<SandboxKind> {
  for (const kind of SANDBOXES) {
    if (kind === 'none') break;
    const { command, args } = walled(kind, limits, { program: '/bin/true', folder: '/', args: [] });
    const works = await run(command, args, { timeout: TRY_MS, env: { PATH: SYSTEM_PATH } }).then(
      () => true,
      () => false,
    );
    if (works) return kind;
  }
  return 'none';
}

/**
 * Wraps a program that works in one folder into a sandbox.
 *
 * @param job `args` gets the folder as the program sees it
 */
export function walled(
  kind: SandboxKind,
  limits: ConvertLimits,
  job: {
    readonly program: string;
    readonly folder: string;
    readonly args: readonly string[] | ((folder: string) => readonly string[]);
  },
): Walled {
  const folder = kind === 'bwrap' && job.folder !== '/' ? INSIDE : job.folder;
  const own = typeof job.args === 'function' ? job.args(folder) : job.args;
  const program = [job.program, ...own];
  const limited = ['prlimit', ...limitArgs(limits), '--', ...program];
  const readable = [...SYSTEM, ...programFolders(job.program)];
  const mount = folder === INSIDE ? ['--bind', job.folder, INSIDE, '--chdir', INSIDE] : [];
  const whole = {
    bwrap: ['bwrap', ...bubbleArgs(readable), ...mount, '--', ...limited],
    unshare: ['unshare', ...UNSHARE_ARGS, '--', ...limited],
    prlimit: limited,
    none: program,
  }[kind];
  const [command = job.program, ...args] = whole;
  return { command, args, folder };
}

/** Returns the folders of an operator's program outside the system's folders. */
function programFolders(program: string): string[] {
  try {
    const folders = [path.dirname(program), path.dirname(realpathSync(program))];
    const isSystem = (folder: string): boolean =>
      SYSTEM.some((known) => folder === known || folder.startsWith(`${known}/`));
    return [...new Set(folders)].filter((folder) => folder !== '/' && !isSystem(folder));
  } catch {
    return [];
  }
}
