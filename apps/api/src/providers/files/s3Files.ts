import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import { checkFileKey } from './checkFileKey.ts';
import type { FileStore } from './FileStore.ts';

/** Keeps files in an S3 bucket. The SDK is loaded on first use: it is large, and folders need none. */
export function s3Files(settings: NonNullable<Config['s3']>): FileStore {
  const { bucket, accessKeyId, secretAccessKey } = settings;
  let client: Promise<S3Client> | undefined;
  const sdk = () => import('@aws-sdk/client-s3');

  const connect = (): Promise<S3Client> => {
    client ??= sdk().then(
      ({ S3Client: Client }) =>
        new Client({
          region: settings.region,
          forcePathStyle: settings.pathStyle,
          ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
          ...(accessKeyId === undefined || secretAccessKey === undefined
            ? {}
            : { credentials: { accessKeyId, secretAccessKey } }),
        }),
    );
    return client;
  };

  return {
    async put(key, content, contentType) {
      const { PutObjectCommand } = await sdk();
      const s3 = await connect();
      // S3 needs the length before the first byte; the limit of uploads bounds the memory used
      // here.
      const body = Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray());
      await s3.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: checkFileKey(key),
          Body: body,
          ContentType: contentType,
        }),
      );
      return body.length;
    },
    async open(key, range) {
      const { GetObjectCommand } = await sdk();
      const s3 = await connect();
      try {
        const answer = await s3.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: checkFileKey(key),
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        if (answer.Body === undefined) return null;
        const whole = answer.ContentRange?.split('/')[1];
        const bytes = Number(whole ?? answer.ContentLength ?? 0);
        return { bytes, stream: answer.Body as Readable };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async size(key) {
      const { HeadObjectCommand } = await sdk();
      const s3 = await connect();
      try {
        const answer = await s3.send(
          new HeadObjectCommand({ Bucket: bucket, Key: checkFileKey(key) }),
        );
        return answer.ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      const { DeleteObjectCommand } = await sdk();
      const s3 = await connect();
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkFileKey(key) }));
    },
    // One request writes a whole object, so a killed process leaves nothing.
    async removeDrafts() {},
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
