import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { StartError } from './StartError.ts';

/** Opens the port. @throws StartError when it is taken or not allowed */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { port, host } = config;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program; set PORT to a free one and start again.`,
        { cause: error },
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} may not be opened by this user; set PORT to another one.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}
