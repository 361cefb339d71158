import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { Pagination } from '@rostra/ui/Pagination';
import { useState } from 'react';

/** Show the total, the ends and the neighbors of the current page. */
export const Do = () => {
  const [page, setPage] = useState(6);
  return <Pagination page={page} totalPages={12} total={118} onChange={setPage} />;
};

/** Offer the next page alone: position and end stay unknown. */
export const Dont = () => {
  const [page, setPage] = useState(6);
  return (
    <Inline>
      <Button size="sm" emphasis="outline" tone="neutral" onPress={() => setPage(page - 1)}>
        Back
      </Button>
      <Button size="sm" emphasis="outline" tone="neutral" onPress={() => setPage(page + 1)}>
        More
      </Button>
    </Inline>
  );
};

interface OrdersPagesProps {
  page: number;
  totalPages: number;
  total: number;
}

/** The pages of a list, each with its own address. */
export function Example({ page, totalPages, total }: OrdersPagesProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      total={total}
      getHref={(target) => `/events?page=${target}`}
    />
  );
}
