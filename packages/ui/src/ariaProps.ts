/** The props of a React Aria part without those that we set, each also allowed to be undefined. */
export type AriaProps<Props, Without extends keyof Props = never> = {
  [K in Exclude<keyof Props, Without>]?: Props[K] | undefined;
};

/** Hands such props on: React Aria treats an undefined prop as one that is not there, its types do not say so. */
export const ariaProps = <Props>(props: AriaProps<Props>): Props => props as Props;
