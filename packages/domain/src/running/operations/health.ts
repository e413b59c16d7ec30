export const HEALTH_STATES = ['good', 'warning', 'bad'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/**
 * The checks of a running shop. The doctor, the operations screen and the alerts share them, and each has its
 * texts.
 */
export const SHOP_CHECK_NAMES = [
	'changes',
	'connections',
	'replicas',
	'listener',
	'listing',
	'disk',
	'backup',
	'archive',
	'restoreTest',
	'jobs',
	'smsGateway',
	'smsWaiting',
	'smsBudget',
	'orders',
	'payments',
	'paymentDifferences',
	'books',
	'refunds',
	'banks',
] as const;
export type ShopCheckName = (typeof SHOP_CHECK_NAMES)[number];
