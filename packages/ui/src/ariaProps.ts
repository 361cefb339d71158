/** The props of a React Aria part without those that we set, each also allowed to be undefined. */
export type AriaProps<Props, Without extends keyof Props = never> = {
  [K in Exclude<keyof Props, Without>]?: Props[K] | undefined;
};

/**
 * Passes on such props: React Aria treats an undefined prop as absent, but its types don't allow it.
 */
export const ariaProps = <Props>(props: AriaProps<Props>): Props => props as Props;
