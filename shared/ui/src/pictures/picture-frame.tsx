import type { ReactNode } from 'react';

export interface PictureProps {
  /** Width and height in px. */
  readonly size?: number;
}

interface PictureFrameProps {
  readonly size: number;
  readonly children: ReactNode;
}

/** The 120 × 120 canvas all small pictures are drawn on. Decoration: the words beside it say the same. */
export function PictureFrame({ size, children }: PictureFrameProps) {
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
