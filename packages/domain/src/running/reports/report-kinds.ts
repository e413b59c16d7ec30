/** A period of days in Ashgabat, as 'YYYY-MM-DD'. Both ends are included. */
export type Period = { from: string; to: string };

/** The longest period of a report, about three years. */
export const MAX_PERIOD_DAYS = 1100;

export const SALES_STEPS = ['day', 'week', 'month'] as const;
export type SalesStep = (typeof SALES_STEPS)[number];

export const TOP_SUBJECTS = ['product', 'category', 'brand'] as const;
export type TopSubject = (typeof TOP_SUBJECTS)[number];
export const TOP_MEASURES = ['revenue', 'pieces'] as const;
export type TopMeasure = (typeof TOP_MEASURES)[number];
