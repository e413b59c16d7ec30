import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { staffMemberWire } from '@dukan/domain/staff/team/staff.api.ts';
import { pinBody, staffPinsWire } from '@dukan/domain/staff/team/staff-pins.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { HostCookie } from '../../../platform/http/host-cookie.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import { staffCookie, staffOf, staffToken } from '../access/staff-area.ts';
import { STAFF_SESSION_MS } from '../access/staff-sessions.queries.ts';
import { choosePin, endPin, signInByPin } from './staff-pin.ts';
import { listStaffPins, PIN_TTL_MS } from './staff-pins.queries.ts';
import { userAgentOf } from './staff-sign-in.routes.ts';

const tags = ['staff'];

/** COUR-02: a PIN in place of the whole sign-in, on phones that had it once. */
export function staffPinRoutes(staff: App, services: Services): void {
	const { db, config } = services;
	const pinCookie = new HostCookie('courier_phone', config);

	staff.post(
		'/pin_set',
		{
			config: { staff: 'deliver' },
			schema: {
				summary: 'A PIN for this phone; sets its cookie',
				tags,
				body: pinBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const token = await choosePin(services, staffOf(request), {
				pin: request.body.pin,
				sessionToken: staffToken(request, config) ?? '',
				device: { network: networkOf(request.ip), userAgent: userAgentOf(request) },
			});
			return reply.header('set-cookie', pinCookie.toHeader(token, PIN_TTL_MS)).code(204).send();
		},
	);

	staff.post(
		'/pin_signin',
		{
			config: { staff: 'open' },
			schema: {
				summary: 'Sign in by the PIN of this phone, to deliver; sets the cookie',
				tags,
				body: pinBody,
				response: { 200: staffMemberWire },
			},
		},
		async (request, reply) => {
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
		},
	);

	staff.get(
		'/pins',
		{
			config: { staff: 'ownAccount' },
			schema: { summary: 'My phones that sign in by PIN', tags, response: { 200: staffPinsWire } },
		},
		async (request) => listStaffPins(db, staffOf(request).id),
	);

	staff.post(
		'/pin_end/:id',
		{
			config: { staff: 'ownAccount' },
			schema: { summary: 'Forget one of my phones', tags, params: byId, response: { 204: noContent } },
		},
		async (request, reply) => {
			const member = staffOf(request);
			await endPin(services, request.params.id, { member, staffId: member.id });
			return reply.code(204).send();
		},
	);

	staff.get(
		'/account_pins/:id',
		{
			config: { staff: 'manageStaff' },
			schema: {
				summary: 'Phones of a member of staff that sign in by PIN',
				tags,
				params: byId,
				response: { 200: staffPinsWire },
			},
		},
		async (request) => listStaffPins(db, request.params.id),
	);

	staff.post(
		'/account_pin_end/:id',
		{
			config: { staff: 'manageStaff' },
			schema: {
				summary: 'Forget a phone of anyone: it is out at once',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await endPin(services, request.params.id, { member: staffOf(request) });
			return reply.code(204).send();
		},
	);
}
