import type { PreviewFile, ShownPreview } from '@rostra/contract/live';
import type { DemoPersonKey } from '#demo/people.ts';
import type { TestResponse } from '#testing/TestCaller.ts';
import type { LiveStage } from './LiveStage.ts';

/** A file to upload. */
export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The documents of a test's live session. */
export class PreviewStage {
  readonly stage: LiveStage;

  constructor(stage: LiveStage) {
    this.stage = stage;
  }

  get params(): { live_id: number } {
    return { live_id: this.stage.liveId };
  }

  /** Uploads a file. @returns its `file_url` */
  async upload(person: DemoPersonKey, { name, content }: SentFile): Promise<string> {
    const caller = await this.stage.as(person);
    const { data } = await caller.call('postUploadToken', {
      body: {
        kind: /\.(?:png|gif)$/.test(name) ? 'image' : 'document',
        name,
        size: content.length,
        content_type: 'application/octet-stream',
      },
    });
    const body = new Uint8Array(content);
    const { status } = await caller.fetch(data.upload_url, { method: 'PUT', body });
    if (status !== 200) throw new Error(`The upload was answered ${status}.`);
    return data.file_url;
  }

  async post(
    person: DemoPersonKey,
    url: string,
    file_name = 'file',
  ): Promise<TestResponse<'postPreviewFile'>> {
    const caller = await this.stage.as(person);
    return caller.call('postPreviewFile', { params: this.params, body: { file_name, url } });
  }

  /** Uploads and adds a file. @returns its row */
  async add(person: DemoPersonKey, file: SentFile): Promise<PreviewFile> {
    const { data } = await this.post(person, await this.upload(person, file), file.name);
    const added = data.at(-1);
    if (added === undefined) throw new Error('The list is empty.');
    return added;
  }

  async list(person: DemoPersonKey): Promise<PreviewFile[]> {
    const caller = await this.stage.as(person);
    return (await caller.call('getPreviewFiles', { params: this.params, query: {} })).data;
  }

  async show(
    person: DemoPersonKey,
    file_id: number | null,
    page = 1,
  ): Promise<TestResponse<'putShownPreview'>> {
    const caller = await this.stage.as(person);
    return caller.call('putShownPreview', { params: this.stage.params, body: { file_id, page } });
  }

  async shown(person: DemoPersonKey): Promise<ShownPreview | null> {
    const caller = await this.stage.as(person);
    const answer = await caller.call('getShownPreview', { params: this.stage.params, query: {} });
    return answer.data.shown;
  }

  /** Requests the document of a page's address, as the page does. */
  async open(person: DemoPersonKey, previewUrl = '', headers: Record<string, string> = {}) {
    const token = previewUrl.split('/').at(-1) ?? '';
    const caller = await this.stage.as(person);
    return caller.fetch(`/api/v1/agoras/preview_documents/${token}`, { headers });
  }
}
