import { staffPinCalls } from '@dukan/domain/staff/team/staff-pins.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { HostCookie } from '../../../platform/http/host-cookie.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { staffCookie, staffOf, staffToken } from '../access/staff-area.ts';
import { STAFF_SESSION_MS } from '../access/staff-sessions.queries.ts';
import { choosePin, endPin, signInByPin } from './staff-pin.ts';
import { listStaffPins, PIN_TTL_MS } from './staff-pins.queries.ts';
import { userAgentOf } from './staff-sign-in.routes.ts';

/** COUR-02: a PIN in place of the full sign-in, on phones that had one. */
export function staffPinRoutes(
	staff: App,
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
): void {
	const { db, config } = services;
	const pinCookie = new HostCookie('courier_phone', config);

	handle(staff, staffPinCalls, 'POST /api/staff/pin_set', async (request, reply) => {
		const token = await choosePin(services, staffOf(request), {
			pin: request.body.pin,
			sessionToken: staffToken(request, config) ?? '',
			device: { network: networkOf(request.ip), userAgent: userAgentOf(request) },
		});
		reply.header('set-cookie', pinCookie.toHeader(token, PIN_TTL_MS));
	});

	handle(staff, staffPinCalls, 'POST /api/staff/pin_signin', async (request, reply) => {
		const phone = pinCookie.read(request);
		const { member, token } = await signInByPin(
			services,
			{ pin: request.body.pin, token: phone },
			{ network: networkOf(request.ip), userAgent: userAgentOf(request) },
		);
		reply.header('set-cookie', [
			staffCookie(config).toHeader(token, STAFF_SESSION_MS),
			pinCookie.toHeader(phone ?? '', PIN_TTL_MS),
		]);
		return member;
	});

	handle(staff, staffPinCalls, 'GET /api/staff/pins', async (request) =>
		listStaffPins(db, staffOf(request).id),
	);

	handle(staff, staffPinCalls, 'POST /api/staff/pin_end/:id', async (request) => {
		const member = staffOf(request);
		await endPin(services, request.params.id, { member, staffId: member.id });
	});

	handle(staff, staffPinCalls, 'GET /api/staff/account_pins/:id', async (request) =>
		listStaffPins(db, request.params.id),
	);

	handle(staff, staffPinCalls, 'POST /api/staff/account_pin_end/:id', async (request) => {
		await endPin(services, request.params.id, { member: staffOf(request) });
	});
}
