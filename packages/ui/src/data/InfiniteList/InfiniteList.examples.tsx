import { InfiniteList } from '@rostra/ui/InfiniteList';
import { Link } from '@rostra/ui/Link';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';

const pages = ['Sodium cells reach trucks', 'Ports wait for power', 'Test hours are the limit'];

/** The next page has failed: `kept` titles remain, and a retry brings all. */
function Feed({ kept }: { kept: number }) {
  const [count, setCount] = useState(kept);
  const hasMore = count < pages.length;
  return (
    <InfiniteList
      label="Research"
      items={pages.slice(0, count)}
      getKey={(title) => title}
      renderItem={(title) => <Text>{title}</Text>}
      hasMore={hasMore}
      status={hasMore ? 'failed' : 'ready'}
      onLoadMore={() => setCount(pages.length)}
    />
  );
}

/** Keep loaded items if a page fails, and offer a retry below them. */
export const Do = () => <Feed kept={2} />;

/** Replace everything that was read with an error. */
export const Dont = () => <Feed kept={0} />;

interface FeedProps {
  articles: readonly { id: number; title: string; href: string }[];
  hasMore: boolean;
  loadMore: () => Promise<void>;
}

/** A feed whose screen keeps the loaded pages. */
export function Example({ articles, hasMore, loadMore }: FeedProps) {
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready');
  const load = () => {
    setStatus('loading');
    loadMore().then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    );
  };
  return (
    <InfiniteList
      label="Research"
      items={articles}
      getKey={({ id }) => id}
      renderItem={({ title, href }) => <Link href={href}>{title}</Link>}
      hasMore={hasMore}
      status={status}
      onLoadMore={load}
    />
  );
}
