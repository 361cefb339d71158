import ts from 'typescript';

/**
 * Reads a package's sources with their types, and files that exist only here.
 *
 * @param config absolute path of the package's `tsconfig.json`
 * @param accepts which of the package's files are read; what they import is read too
 * @param made absolute paths of files that exist only here, with their code
 */
export function readProgram(
  config: string,
  accepts: (path: string) => boolean,
  made: ReadonlyMap<string, string> = new Map(),
): { files: string[]; program: ts.Program } {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse },
  );
  if (!parsed) throw new Error(`No settings in ${config}`);
  const files = parsed.fileNames.filter(accepts);
  const host = ts.createCompilerHost(parsed.options);
  const onDisk = ts.createCompilerHost(parsed.options);
  host.fileExists = (path) => made.has(path) || onDisk.fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const code = made.get(path);
    return code === undefined
      ? onDisk.getSourceFile(path, ...rest)
      : ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram([...files, ...made.keys()], parsed.options, host);
  return { files, program };
}

function refuse({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
