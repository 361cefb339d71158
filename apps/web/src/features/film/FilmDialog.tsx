import { Dialog } from '@rostra/ui/Dialog';
import { FilmPlayer } from '@rostra/ui/FilmPlayer';

interface FilmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is seen; the dialog's title. */
  name: string;
  src: string;
  /** Said where it cannot be played. */
  failed: string;
}

/** A film over the page that it belongs to. */
export default function FilmDialog({ isOpen, onClose, name, src, failed }: FilmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="wide">
      <FilmPlayer name={name} src={src} failed={failed} />
    </Dialog>
  );
}
