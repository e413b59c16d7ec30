/** S17: who of the shop's staff may do what. */
export const STAFF_ROLES = ['owner', 'manager', 'operator', 'content'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const ALL = STAFF_ROLES;
const LEADERS = ['owner', 'manager'] as const;
const SELLERS = ['owner', 'manager', 'operator'] as const;
const EDITORS = ['owner', 'manager', 'content'] as const;

/** Every right there is. What is not named here is forbidden. */
export const STAFF_RIGHTS = {
	/** The own account: who am I, sign out, another password. */
	ownAccount: ALL,
	/** Orders with their customers' phones: operators call them. */
	workOrders: SELLERS,
	/** Moves an order one step back, also after a move of somebody else. */
	stepBackOrders: LEADERS,
	/** Money off an order, with a reason. */
	giveDiscounts: LEADERS,
	readCatalogue: ALL,
	editCatalogue: EDITORS,
	/** Thousands of prices at once, and taking that back. */
	importCatalogue: LEADERS,
	readContent: ALL,
	editContent: EDITORS,
	/** Which app customers install is not a matter of wording. */
	editAppLinks: LEADERS,
	readDelivery: SELLERS,
	editDelivery: LEADERS,
	readCustomers: SELLERS,
	/** Whole phone numbers outside an order. */
	seePhones: LEADERS,
	banCustomers: LEADERS,
	readReports: LEADERS,
	readOperations: LEADERS,
	readAudit: LEADERS,
	manageStaff: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof STAFF_RIGHTS;

export function staffMay(role: StaffRole, right: StaffRight): boolean {
	return (STAFF_RIGHTS[right] as readonly StaffRole[]).includes(role);
}
