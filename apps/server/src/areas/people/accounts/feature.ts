import { DAY_MS } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { addressBookRoutes } from './address-book.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { ACCOUNT_LIMITS } from './auth-limits.ts';
import { confirmPhoneRoutes } from './confirm-phone.routes.ts';
import { KNOWN_DEVICE_KEPT_MS } from './known-devices.queries.ts';
import { accountsPersonal } from './personal.queries.ts';
import { profileRoutes } from './profile.routes.ts';
import { resetRoutes } from './reset.routes.ts';
import { CODE_MS } from './resets.queries.ts';
import { IDLE_MS, MAX_AGE_MS } from './sessions.queries.ts';

export const accounts = defineFeature({
	routes: {
		entering: [authRoutes, resetRoutes],
		personal: [profileRoutes, confirmPhoneRoutes, addressBookRoutes],
	},
	expires: [
		{ table: 'sessions', column: 'last_seen_at', keptMs: IDLE_MS },
		{ table: 'sessions', column: 'created_at', keptMs: MAX_AGE_MS },
		{ table: 'known_devices', column: 'seen_at', keptMs: KNOWN_DEVICE_KEPT_MS },
		{ table: 'password_resets', column: 'made_at', keptMs: DAY_MS },
		{ table: 'phone_codes', column: 'made_at', keptMs: CODE_MS },
	],
	personal: accountsPersonal,
	limits: ACCOUNT_LIMITS,
	notRestored: ['sessions', 'known_devices', 'password_resets', 'phone_codes'],
});
