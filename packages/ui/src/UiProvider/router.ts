// React Aria exports its router hook from the root alone; bundlers drop the rest of the root.
export { RouterProvider } from 'react-aria-components';
