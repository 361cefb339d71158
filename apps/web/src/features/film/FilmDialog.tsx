import { Dialog } from '@rostra/ui/Dialog';
import { FilmPlayer } from '@rostra/ui/FilmPlayer';

interface FilmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the recording; the dialog's title. */
  name: string;
  src: string;
  /** Shown if the recording cannot be played. */
  failed: string;
}

/** A recording played over its page. */
export default function FilmDialog({ isOpen, onClose, name, src, failed }: FilmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="wide">
      <FilmPlayer name={name} src={src} failed={failed} />
    </Dialog>
  );
}
