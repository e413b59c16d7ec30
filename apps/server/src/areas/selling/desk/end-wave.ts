import type { WaveEndBody, WaveQuery, WaveSizeWire, WaveWire } from '@dukan/domain/selling/desk/wave.api.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { notifyCallRequest } from '../call-me/call-requests.queries.ts';
import { closeCallRequest } from '../call-me/staff-call-requests.queries.ts';
import { moveOrder } from '../orders/move-order.ts';
import { findWaveSeed, listWaveCalls, listWaveOrders, type Wave, type WaveSeed } from './wave.queries.ts';

type Author = { member: Pick<StaffMember, 'id'>; now: Date };

/** S27: tells how large a wave is before anybody ends it. */
export async function describeWave(db: Database, asked: WaveQuery, staffId: number): Promise<WaveWire> {
	const seed = await findWaveSeed(db, asked);
	const sizeOf = async (wave: Wave | undefined) => {
		if (!wave) return null;
		const { orders, calls } = await listWave(db, wave, staffId);
		return { orders: orders.length, calls: calls.length };
	};
	return {
		network: await sizeOf(seed && waveOf(seed, 'network')),
		slot: await sizeOf(seed && waveOf(seed, 'slot')),
	};
}

/**
 * S27: ends a wave in one call. No one gets a message about it, because the owners of the numbers have
 * nothing to do with the person who typed them. Each order and each call request has a transaction of its
 * own. A repeated call continues with those that are left, so it needs no key.
 */
export async function endWave(
	db: Database,
	{ kind, ...asked }: WaveEndBody,
	{ member, now }: Author,
): Promise<WaveSizeWire> {
	const seed = await findWaveSeed(db, asked);
	const wave = seed && waveOf(seed, kind);
	if (!wave) throw new Problem('not_found');
	const listed = await listWave(db, wave, member.id);
	const author = { member: { id: member.id }, now };
	const ended = { orders: 0, calls: 0 };
	const prank = {
		to: 'cancelled',
		from: 'pending',
		by: 'shop',
		cancel: { reason: 'prank', note: '' },
	} as const;
	for (const orderId of listed.orders) {
		const move = { ...prank, orderId, staffId: member.id, now, withoutMessage: true };
		const cancel = () => asStaff(db, author, (trx) => moveOrder(trx, move));
		if (await unlessFaster(cancel)) ended.orders += 1;
	}
	for (const id of listed.calls) {
		const close = () =>
			asStaff(db, author, async (trx) => {
				await closeCallRequest(trx, id, now);
				await notifyCallRequest(trx, id);
			});
		if (await unlessFaster(close)) ended.calls += 1;
	}
	return ended;
}

/** Returns false if a colleague or the customer changed the order first, which is then left as it is. */
async function unlessFaster(work: () => Promise<unknown>): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		if (error instanceof Problem && error.code === 'changed_meanwhile') return false;
		throw error;
	}
}

function waveOf({ network, at, date, slotId, delivery }: WaveSeed, kind: Wave['kind']): Wave | undefined {
	if (kind === 'network') return network ? { kind, network, at } : undefined;
	return isBrought(delivery) ? { kind, date, slotId } : undefined;
}

async function listWave(
	db: Database,
	wave: Wave,
	staffId: number,
): Promise<{ orders: number[]; calls: number[] }> {
	const calls = wave.kind === 'network' ? await listWaveCalls(db, wave, staffId) : [];
	return { orders: await listWaveOrders(db, wave, staffId), calls };
}
