/** DESK-13: figures of the start page that count orders. Each is also a filter of the list that it leads to. */
export const DESK_FIGURES = ['pending', 'overdue', 'deliveries', 'late'] as const;
export type DeskFigure = (typeof DESK_FIGURES)[number];
