import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SkeletonGroupProps {
  /** Announced once by screen readers instead of the skeletons. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Loading state of a page or a part of it: announces loading once and hides its skeletons from screen readers. */
export function SkeletonGroup({ label = '불러오는 중이에요', children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
