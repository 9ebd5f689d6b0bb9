import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SkeletonGroupProps {
  /** What a screen reader says once instead of the grey blocks. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The loading state of a page or a part of it: says once that something loads, and keeps its blocks silent. */
export function SkeletonGroup({ label = '불러오는 중이에요', children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
