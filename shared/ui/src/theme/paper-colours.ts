/** Colours on white paper in any mode, for pictures to save or send. */
export const PAPER_COLOURS = {
  paper: '#FFFFFF',
  strong: '#191F28',
  text: '#4E5968',
  line: '#616C7A',
  rule: '#E4E8ED',
  cloth: '#F5F7FA',
  mark: '#CF430B',
} as const;
