/** S17: the roles that a shop starts with. */
export const STAFF_ROLES = ['owner', 'manager', 'operator', 'content', 'courier'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const OWNER = 'owner';

const ALL = ['owner', 'manager', 'operator', 'content'] as const;
const LEADERS = ['owner', 'manager'] as const;
const SELLERS = ['owner', 'manager', 'operator'] as const;
const EDITORS = ['owner', 'manager', 'content'] as const;

/**
 * Every right, with the roles that have it in a new shop (migrations/190_baseline.sql). Everything without a right here is
 * forbidden.
 */
export const STAFF_RIGHTS = {
	/** One's own account: to see it, sign out, change the password. */
	ownAccount: STAFF_ROLES,
	/** Orders with their customers' phones: operators call them. */
	workOrders: SELLERS,
	/** To move an order one step back, also after a move of somebody else. */
	stepBackOrders: LEADERS,
	/** To take goods back and refund them. */
	takeReturns: SELLERS,
	/** Warranty claims, and what shoppers ask for after hand-out. */
	handleClaims: SELLERS,
	/** To deliver one's own orders of the day. */
	deliver: ['owner', 'courier'],
	/** The cash book: hand-overs, closing of days. */
	keepCash: LEADERS,
	/** Payments by card, and the question to the bank. */
	seePayments: SELLERS,
	/** To refund to a card; above a set sum two people are needed. */
	refundPayments: LEADERS,
	/** To take money off an order, with a reason. */
	giveDiscounts: LEADERS,
	readCatalogue: ALL,
	/** Names, descriptions, pictures, attributes, categories. */
	editCatalogue: EDITORS,
	editPrices: EDITORS,
	editStock: EDITORS,
	/** Suppliers and receipts. */
	receiveGoods: LEADERS,
	/** To enter what was counted, without seeing the expected numbers. */
	countGoods: SELLERS,
	/** To see what goods cost the shop, and what it earns by them. */
	seeCosts: LEADERS,
	/** Promotions and their codes. */
	managePromotions: LEADERS,
	/** To change thousands of prices at once, and undo that. */
	importCatalogue: LEADERS,
	readContent: ALL,
	editContent: EDITORS,
	/** To publish, reject and answer what people write about goods. */
	moderateReviews: EDITORS,
	/** Leaders only, because it decides which app customers install. */
	editAppLinks: LEADERS,
	/** Hours, contacts, the seller's data. */
	editSettings: LEADERS,
	readDelivery: SELLERS,
	editDelivery: LEADERS,
	readCustomers: SELLERS,
	/** To see whole phone numbers outside an order. */
	seePhones: LEADERS,
	banCustomers: LEADERS,
	readReports: LEADERS,
	readOperations: LEADERS,
	readAudit: LEADERS,
	manageStaff: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

const ALL_RIGHTS = Object.keys(STAFF_RIGHTS) as StaffRight[];

/** DESK-14: groups of rights that belong together, for the owner who edits roles. */
export const RIGHT_GROUPS = {
	money: ['giveDiscounts', 'keepCash', 'seePayments', 'refundPayments', 'readReports', 'seeCosts'],
	orders: ['workOrders', 'stepBackOrders', 'takeReturns', 'handleClaims', 'deliver', 'readDelivery'],
	texts: ['readCatalogue', 'editCatalogue', 'readContent', 'editContent', 'moderateReviews'],
	prices: ['editPrices', 'managePromotions', 'importCatalogue'],
	stock: ['editStock', 'receiveGoods', 'countGoods'],
	people: ['readCustomers', 'seePhones', 'banCustomers', 'readAudit', 'manageStaff'],
	settings: ['editSettings', 'editDelivery', 'editAppLinks', 'readOperations'],
} as const satisfies Record<string, readonly StaffRight[]>;
export type RightGroup = keyof typeof RIGHT_GROUPS;

/** Returns the rights of a role from what is stored. The owner has all, whatever is stored; everyone has their own account. */
export function rightsOf(role: string, stored: readonly string[]): StaffRight[] {
	return ALL_RIGHTS.filter((right) => role === OWNER || right === 'ownAccount' || stored.includes(right));
}

export function staffMay(rights: readonly StaffRight[], right: StaffRight): boolean {
	return rights.includes(right);
}
