/** S17: the roles that a shop starts with. */
export const STAFF_ROLES = ['owner', 'manager', 'operator', 'content', 'courier'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const OWNER = 'owner';

const ALL = ['owner', 'manager', 'operator', 'content'] as const;
const LEADERS = ['owner', 'manager'] as const;
const SELLERS = ['owner', 'manager', 'operator'] as const;
const EDITORS = ['owner', 'manager', 'content'] as const;

/**
 * Every right, with the roles that have it in a new shop (migrations/190_baseline.sql). An act for which
 * there is no right is forbidden.
 */
export const STAFF_RIGHTS = {
	/** To see one's own account, sign out and change the password. */
	ownAccount: STAFF_ROLES,
	/** To work on orders. It includes the customers' phones, because operators call them. */
	workOrders: SELLERS,
	/** To move an order one step back, even after a colleague's move. */
	stepBackOrders: LEADERS,
	/** To take goods back and refund them. */
	takeReturns: SELLERS,
	/** To handle warranty claims and the requests that shoppers make after the handover. */
	handleClaims: SELLERS,
	/** To deliver one's own orders of the day. */
	deliver: ['owner', 'courier'],
	/** To keep the cash book, with hand-overs and the closing of days. */
	keepCash: LEADERS,
	/** To see card payments, and to ask the bank about them. */
	seePayments: SELLERS,
	/** To refund to a card; above a set sum two people are needed. */
	refundPayments: LEADERS,
	/** To take money off an order, with a reason. */
	giveDiscounts: LEADERS,
	readCatalogue: ALL,
	/** To edit names, descriptions, pictures, attributes and categories. */
	editCatalogue: EDITORS,
	editPrices: EDITORS,
	editStock: EDITORS,
	/** To edit suppliers and receipts. */
	receiveGoods: LEADERS,
	/** To enter what was counted, without seeing the expected numbers. */
	countGoods: SELLERS,
	/** To see what goods cost the shop, and what it earns by them. */
	seeCosts: LEADERS,
	/** To edit promotions and their codes. */
	managePromotions: LEADERS,
	/** To change thousands of prices at once, and to undo that. */
	importCatalogue: LEADERS,
	readContent: ALL,
	editContent: EDITORS,
	/** To publish, reject and answer what people write about goods. */
	moderateReviews: EDITORS,
	/**
	 * To edit the links to the app. Only leaders have it, because these links decide which app customers
	 * install.
	 */
	editAppLinks: LEADERS,
	/** To edit opening hours, contacts and the seller's details. */
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

/** DESK-14: the groups in which the owner sees the rights of a role. */
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

/**
 * Returns the rights of a role from the stored ones. The owner has all rights, whatever is stored, and
 * everyone has the right to their own account.
 */
export function rightsOf(role: string, stored: readonly string[]): StaffRight[] {
	return ALL_RIGHTS.filter((right) => role === OWNER || right === 'ownAccount' || stored.includes(right));
}

export function staffMay(rights: readonly StaffRight[], right: StaffRight): boolean {
	return rights.includes(right);
}
