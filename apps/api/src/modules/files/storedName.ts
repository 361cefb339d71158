import { cleanFileName, extensionOf } from '@rostra/i18n/input';

/** The extensions of each type, the usual one first. Matroska and WebM start with the same bytes. */
const EXTENSIONS: Readonly<Record<string, readonly [usual: string, ...others: string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm', 'mkv'],
  'video/mp2t': ['ts'],
  'application/vnd.apple.mpegurl': ['m3u8'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
};
const KNOWN = new Set(Object.values(EXTENSIONS).flat());

/**
 * Returns the name under which a file is listed and downloaded: clean, with an extension of its
 * detected type. A right extension stays; that of another accepted type is replaced
 * (`photo.png` → `photo.jpg`). Anything else may be part of the name, so the extension is appended
 * (`notes.hta` → `notes.hta.pdf`).
 */
export function storedName(name: string, contentType: string): string {
  const clean = cleanFileName(name);
  const endings = EXTENSIONS[contentType];
  const given = extensionOf(clean);
  if (endings === undefined || endings.includes(given)) return clean;
  const stem = KNOWN.has(given) ? clean.slice(0, -(given.length + 1)) : clean;
  return cleanFileName(`${stem}.${endings[0]}`);
}
