/**
 * DESK-13: the figures of the start page that count orders. Each figure links to the order list with a filter
 * of the same name.
 */
export const DESK_FIGURES = ['pending', 'overdue', 'deliveries', 'late'] as const;
export type DeskFigure = (typeof DESK_FIGURES)[number];
