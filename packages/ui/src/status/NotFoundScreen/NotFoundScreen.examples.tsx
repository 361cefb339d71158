import { NotFoundScreen } from '@rostra/ui/NotFoundScreen';

const home = { label: 'Go to home page', href: '#home' };
const back = { label: 'Back', onPress: () => history.back() };

/** Name the missing thing and its possible reason. */
export const Do = () => (
  <NotFoundScreen
    title="This article doesn’t exist"
    text="It was removed, or the address is incomplete."
    home={home}
    back={back}
  />
);

/** Show the server’s answer. */
export const Dont = () => (
  <NotFoundScreen title="404" text="Resource not found." home={home} back={back} />
);

/** An unknown address with a search, home and back. */
export function Example({ goBack }: { goBack: () => void }) {
  return (
    <NotFoundScreen
      title="This page doesn’t exist"
      text="It was moved, or the address is incomplete."
      search={{ label: 'Search', action: '/search', parameter: 'q' }}
      home={{ label: 'Go to home page', href: '/' }}
      back={{ label: 'Back', onPress: goBack }}
    />
  );
}
