import { Button } from '@rostra/ui/Button';
import { IconButton } from '@rostra/ui/IconButton';
import { Inline } from '@rostra/ui/Inline';
import { Tooltip } from '@rostra/ui/Tooltip';
import { Bookmark, Copy, Share } from '@rostra/ui/icons';
import { useState } from 'react';
import { nothing } from '../../story/samples/words.ts';

/** Icons of a toolbar, each with its name on hover and focus. */
export function Example() {
  const [isKept, setKept] = useState(false);
  const word = isKept ? 'Remove from favorites' : 'Add to favorites';
  return (
    <Inline>
      <Tooltip text={word}>
        <IconButton icon={Bookmark} label={word} onPress={() => setKept(!isKept)} />
      </Tooltip>
      <Tooltip text="Copy link">
        <IconButton
          icon={Copy}
          label="Copy link"
          onPress={() => void navigator.clipboard.writeText(location.href)}
        />
      </Tooltip>
    </Inline>
  );
}

/** Room for an open hint below its control. */
const room = { minBlockSize: 88, display: 'grid', placeItems: 'start center' };

/** Name an icon in a word or two. */
export const Do = () => (
  <div style={room}>
    <Tooltip text="Share article" isOpen>
      <IconButton icon={Share} label="Share article" emphasis="outline" onPress={nothing} />
    </Tooltip>
  </div>
);

/** Hide the price in a hint: touch has no hover. */
export const Dont = () => (
  <div style={room}>
    <Tooltip text="Costs 38.00 coins, no refunds" isOpen>
      <Button onPress={nothing}>Read on</Button>
    </Tooltip>
  </div>
);
