import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/index.ts';
import { PromptDialog } from '../../overlays/PromptDialog/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import type { FavoriteFolder, FavoriteFoldersProps } from './FavoriteFoldersProps.ts';
import { FOLDER_NAME_LIMIT, folderNameFault } from './folderName.ts';

export type FolderConfirmation =
  { kind: 'create' } | { kind: 'rename' | 'remove'; folder: FavoriteFolder };

interface FolderDialogsInput extends Pick<
  FavoriteFoldersProps,
  'folders' | 'create' | 'rename' | 'remove'
> {
  question: FolderConfirmation | null;
  onClose: () => void;
  /** Gets the text to announce. */
  onDone: (received: string) => void;
}

const CREATE: FolderConfirmation = { kind: 'create' };

/** The dialogs to create, rename or delete a folder. */
export function FolderDialogs(props: FolderDialogsInput) {
  const { question, onClose, onDone, folders } = props;
  const t = usePersonalText();
  const words = useText();
  const [isPending, setPending] = useState(false);
  /** The app's sentence; empty where no reason is known. */
  const [fault, setFault] = useState<string>();
  const problem = fault === '' ? t('favorites.failed') : fault;
  // Keeps a dialog's content while it closes.
  const last = useRef<FolderConfirmation>(CREATE);
  if (question) last.current = question;
  const requested = last.current;
  const isOpen = useRef(false);
  isOpen.current = question !== null;
  const most = { most: FOLDER_NAME_LIMIT };
  const act = (doing: Promise<string | undefined>, received: string): void => {
    setPending(true);
    setFault(undefined);
    doing
      .catch(() => '')
      .then((found) => {
        setPending(false);
        // If the dialog was closed meanwhile, the problem must not appear in the next one.
        setFault(isOpen.current ? found : undefined);
        if (found !== undefined) return;
        onClose();
        onDone(received);
      })
      .catch(() => undefined);
  };
  const close = (): void => {
    setFault(undefined);
    onClose();
  };
  const own = requested.kind === 'create' ? undefined : requested.folder;
  const name = own?.name ?? '';
  const validate = (text: string): string | undefined => {
    const others = folders.filter(({ id }) => id !== own?.id).map((folder) => folder.name);
    const wrong = folderNameFault(text, others);
    if (wrong === null) return undefined;
    return wrong === 'empty' ? words('common.required') : t(`favorites.${wrong}`, most);
  };
  return (
    <>
      <PromptDialog
        key={requested.kind === 'rename' ? own?.id : 'create'}
        isOpen={question?.kind === 'create' || question?.kind === 'rename'}
        onCancel={close}
        title={
          requested.kind === 'rename' ? t('favorites.renameTitle', { name }) : t('favorites.create')
        }
        label={t('favorites.name')}
        hint={t('favorites.nameHint', most)}
        initialText={requested.kind === 'rename' ? name : ''}
        validate={validate}
        errorMessage={problem}
        confirmLabel={
          requested.kind === 'rename' ? t('favorites.rename') : t('favorites.createdIt')
        }
        isPending={isPending}
        onSubmit={(text) => {
          if (requested.kind === 'rename')
            act(props.rename(requested.folder.id, text), t('favorites.renamed', { name: text }));
          else act(props.create(text), t('favorites.created', { name: text }));
        }}
      />
      <ConfirmDialog
        isOpen={question?.kind === 'remove'}
        onCancel={close}
        tone="danger"
        title={t('favorites.removeTitle', { name })}
        confirmLabel={t('favorites.remove')}
        isPending={isPending}
        onConfirm={() => {
          if (own) act(props.remove(own.id), t('favorites.removed', { name }));
        }}
      >
        <span>
          {t('favorites.removeText', {
            target: folders.find(({ isDefault }) => isDefault)?.name ?? '',
          })}
        </span>
        {problem !== undefined && question?.kind === 'remove' && <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </>
  );
}
