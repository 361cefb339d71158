import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConvertLimits } from './convertLimits.ts';

const run = promisify(execFile);

/** Walls around a conversion, the strongest first. */
export const SANDBOXES = ['bwrap', 'unshare', 'prlimit', 'none'] as const;
export type SandboxKind = (typeof SANDBOXES)[number];

/** A command with walls around it. */
export interface Walled {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it finds the job's folder. */
  readonly folder: string;
}

/** Ms for a try of the walls. */
const TRY_MS = 5000;
/** Bytes of the memory that is its folder for temporary files. */
const TEMPORARY_BYTES = 256 * 1024 * 1024;
/** Where the job's folder is within bubblewrap. */
const INSIDE = '/job';
/** What programs need to run; nothing of ours is below. */
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

/** Where the walls' own programs are looked for. */
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
  // After the empty folder above, below which a program may lie.
  ...readable.flatMap((folder) => ['--ro-bind-try', folder, folder]),
];

/**
 * The strongest walls that work here: bubblewrap (no network, no processes of others, of the disk the
 * system's programs and the job's folder alone), else `unshare` (no network), else limits alone.
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
 * Puts walls around a program that works in one folder.
 *
 * @param job `args` gets the folder as the program finds it
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

/** Where a program of the operator's lies when it is none of the system's. */
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
