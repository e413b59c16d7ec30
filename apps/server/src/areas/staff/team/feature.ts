import { defineFeature } from '../../../platform/feature.ts';
import { staffAccountRoutes } from './staff-accounts.routes.ts';
import { STAFF_DEVICE_KEPT_MS } from './staff-devices.queries.ts';
import { staffPinRoutes } from './staff-pin.routes.ts';
import { PIN_TTL_MS } from './staff-pins.queries.ts';
import { staffRoleRoutes } from './staff-roles.routes.ts';
import { staffSignInRoutes } from './staff-sign-in.routes.ts';
import { STAFF_SIGN_IN_LIMITS } from './staff-sign-in.ts';

export const team = defineFeature({
	routes: { staff: [staffSignInRoutes, staffPinRoutes, staffAccountRoutes, staffRoleRoutes] },
	limits: STAFF_SIGN_IN_LIMITS,
	expires: [
		{ table: 'staff_devices', column: 'seen_at', keptMs: STAFF_DEVICE_KEPT_MS },
		{ table: 'staff_links', column: 'expires_at', keptMs: 0 },
		{ table: 'staff_pins', column: 'last_seen_at', keptMs: PIN_TTL_MS },
	],
	notRestored: ['staff_pins', 'staff_devices', 'staff_links'],
});
