import { Avatar } from '@rostra/ui/Avatar';
import { Inline } from '@rostra/ui/Inline';
import { Link } from '@rostra/ui/Link';
import { Text } from '@rostra/ui/Text';

/** Show the name beside it: initials alone identify nobody. */
export const Do = () => (
  <Inline>
    <Avatar name="Helen Shaw" />
    <Text as="span">Helen Shaw</Text>
  </Inline>
);

/** Leave readers to guess the people behind initials. */
export const Dont = () => (
  <Inline>
    <Avatar name="Helen Shaw" />
    <Avatar name="Helena Brandt" />
  </Inline>
);

interface AuthorProps {
  name: string;
  href: string;
  photo?: string;
}

/** An author’s photo, or initials without one, in the link to their page. */
export function Example({ name, href, photo }: AuthorProps) {
  return (
    <Link href={href} emphasis="quiet">
      <Inline as="span">
        <Avatar name={name} src={photo} />
        <span>{name}</span>
      </Inline>
    </Link>
  );
}
