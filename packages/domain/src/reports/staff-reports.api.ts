import type { Language } from '../language/language.ts';
import type { CancelReason } from '../orders/order-status.ts';

/** Days as in Ashgabat, 'YYYY-MM-DD', both included. */
export type Period = { from: string; to: string };

/** Longer periods say nothing that a year does not. */
export const MAX_PERIOD_DAYS = 1100;

export const SALES_STEPS = ['day', 'week', 'month'] as const;
export type SalesStep = (typeof SALES_STEPS)[number];

/** What was sold: orders placed in the time, without cancelled ones; money with delivery. */
export type SalesTotalsWire = { orders: number; revenueTenge: number; cancelled: number };
export type SalesPointWire = SalesTotalsWire & {
	/** The first day of it; weeks begin on Monday. */
	start: string;
};
export type SalesReportWire = {
	points: SalesPointWire[];
	totals: SalesTotalsWire;
	/** Of as many days just before. */
	before: SalesTotalsWire;
};

export const TOP_SUBJECTS = ['product', 'category', 'brand'] as const;
export type TopSubject = (typeof TOP_SUBJECTS)[number];
export const TOP_MEASURES = ['revenue', 'pieces'] as const;
export type TopMeasure = (typeof TOP_MEASURES)[number];

export type NamesWire = { name_en: string; name_ru: string; name_tm: string };

/** Without delivery: what the goods themselves brought. */
export type TopRowWire = NamesWire & {
	id: number;
	revenueTenge: number;
	pieces: number;
	/** Of the measure asked for, in the days just before. */
	beforeRevenueTenge: number;
	beforePieces: number;
};

export type CancelRowWire = { reason: CancelReason; count: number; before: number };

/** By the day of delivery; capacity as it is set now, on days that are no holidays. */
export type SlotFillWire = {
	/** 1 is Monday. */
	weekday: number;
	slotId: number;
	from: string;
	to: string;
	booked: number;
	capacity: number;
};

export type SearchMissWire = { words: string; language: Language; count: number };

export type StockRowWire = NamesWire & { id: number; stock: number; sold30: number; daysLeft: number };

/** From the order to its acceptance, in minutes. */
export type AcceptRowWire = {
	staffId: number;
	name: string;
	accepted: number;
	medianMinutes: number;
	p90Minutes: number;
};
