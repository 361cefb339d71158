import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { EditorSession, UnknownPartsError } from './EditorSession.ts';
import type { EditorLook, SessionOptions } from './EditorSession.ts';
import type { RichTextDocument } from './richTextDocument.ts';

type Options = Omit<SessionOptions, 'element'>;

interface Held {
  session: EditorSession | null;
  look: EditorLook | null;
  /** The text has parts that would be lost. */
  isUnknown: boolean;
}

const nothing = (): (() => void) => () => {};

/**
 * Returns an editor on an element for as long as the element is mounted; its content outlives a
 * second mount.
 */
export function useEditorSession(place: RefObject<HTMLElement | null>, options: Options): Held {
  const [session, setSession] = useState<EditorSession | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const written = useRef<RichTextDocument>(options.document);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      const made = new EditorSession({
        element,
        document: written.current,
        heldClass: latest.current.heldClass,
        attributes: latest.current.attributes,
        upload:
          latest.current.upload &&
          ((file, port) => {
            const send = latest.current.upload;
            return send ? send(file, port) : Promise.reject(new Error());
          }),
        onChange: (document) => {
          written.current = document;
          latest.current.onChange(document);
        },
        onToolbar: () => latest.current.onToolbar(),
        onLink: () => latest.current.onLink(),
        onImage: () => latest.current.onImage(),
      });
      setSession(made);
      return () => {
        made.stop();
        setSession(null);
      };
    } catch (error) {
      if (!(error instanceof UnknownPartsError)) throw error;
      setUnknown(true);
    }
  }, [place]);
  const look = useSyncExternalStore(
    session?.subscribe ?? nothing,
    () => session?.read() ?? null,
    () => null,
  );
  return { session, look, isUnknown };
}
