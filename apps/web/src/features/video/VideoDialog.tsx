import { Dialog } from '@rostra/ui/Dialog';
import { VideoPlayer } from '@rostra/ui/VideoPlayer';

interface VideoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the recording; the dialog's title. */
  name: string;
  src: string;
  /** Shown if the recording cannot be played. */
  failed: string;
}

/** A recording played over its page. */
export default function VideoDialog({ isOpen, onClose, name, src, failed }: VideoDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="wide">
      <VideoPlayer name={name} src={src} failed={failed} />
    </Dialog>
  );
}
