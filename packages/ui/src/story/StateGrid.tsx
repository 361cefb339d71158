import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ForcedState } from './matrix.ts';
import * as styles from './StateGrid.css.ts';
import { stateHref } from './stateHref.ts';

interface CellProps {
  name: string;
  force: ForcedState | undefined;
  isWide: boolean;
  children: ReactNode;
}

function Cell({ name, force, isWide, children }: CellProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (force)
      ref.current
        ?.querySelector('[data-rac], button, a, input')
        ?.setAttribute(`data-${force}`, 'true');
  }, [force]);
  const href = stateHref(name);
  return (
    <div className={`${styles.cell} ${isWide ? styles.stretch : ''}`}>
      <div className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          // The story is in a frame of Storybook; its address is that of the whole page.
          <a className={styles.link} href={href} target="_top">
            {name}
          </a>
        )}
      </div>
      <div ref={ref} style={isWide ? {} : { maxInlineSize: '100%' }}>
        {children}
      </div>
    </div>
  );
}

export interface StateGridProps {
  cells: { name: string; force?: ForcedState | undefined; children: ReactNode }[];
  /** One cell per line, for components that fill their line. */
  isWide?: boolean;
  /** Cells as wide as the room's panel. */
  isPanel?: boolean;
}

/**
 * Cells with their names: the sheet that designers read and images are taken of. In Storybook, a name
 * leads to the story of its state.
 */
export function StateGrid({ cells, isWide = false, isPanel = false }: StateGridProps) {
  const place = isWide ? styles.wide : isPanel ? styles.panel : '';
  return (
    <div className={`${styles.grid} ${place}`}>
      {cells.map((cell, index) => (
        <Cell key={index} name={cell.name} force={cell.force} isWide={isWide || isPanel}>
          {cell.children}
        </Cell>
      ))}
    </div>
  );
}
