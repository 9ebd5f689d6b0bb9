import type { ReactNode } from 'react';

export interface PictureProps {
  /** Width and height in px. */
  readonly size?: number;
}

interface PictureFrameProps {
  readonly size: number;
  readonly children: ReactNode;
}

/** Canvas of 120 × 120 for all small pictures. Decorative: the text beside it says the same. */
export function PictureFrame({ size, children }: PictureFrameProps) {
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
