import { randomInt } from 'node:crypto';
import {
	CODE_LETTERS,
	isCode,
	MADE_CODE_LENGTH,
	plainCode,
} from '@dukan/domain/selling/promotions/promo-codes.ts';
import {
	promotionFields,
	promotionTables,
	staffPromotionsCalls,
} from '@dukan/domain/selling/promotions/staff-promotions.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import {
	deletePromotionCode,
	insertPromotionCodes,
	isPromotionUsed,
	listPromotionCodes,
	listPromotions,
	unknownTargets,
} from './staff-promotions.queries.ts';

/** PRICE-03: promotions and their codes. */
export function staffPromotionRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;
	const change = staffChanges(staff, staffPromotionsCalls, { db, clock });
	editTable(staff, services, promotionTables, 'promotions', {
		table: 'promotions',
		key: byIdKey,
		list: listPromotions,
		fields: promotionFields,
		check: async (trx, sent) => {
			const ids = (field: string) => (sent[field] as number[] | undefined) ?? [];
			const [unknown] = await unknownTargets(trx, {
				categoryIds: ids('categoryIds'),
				brandIds: ids('brandIds'),
				productIds: ids('productIds'),
			});
			if (unknown) throw invalidField(unknown, 'wrong');
		},
		isNeeded: (trx, id) => isPromotionUsed(trx, Number(id)),
	});

	handle(staff, staffPromotionsCalls, 'GET /api/staff/promotion_codes/:id', (request) =>
		listPromotionCodes(db, request.params.id),
	);

	handle(staff, staffPromotionsCalls, 'POST /api/staff/promotion_codes_add/:id', async (request) => {
		const { code: typed, count = 1, usesLimit } = request.body;
		const own = typed === undefined ? undefined : plainCode(typed);
		if (own !== undefined && !isCode(own)) throw invalidField('code', 'wrong');
		const codes = own === undefined ? Array.from({ length: count }, madeCode) : [own];
		await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
			const added = await insertPromotionCodes(trx, request.params.id, { codes, usesLimit });
			if (added === codes.length) return;
			if (own === undefined) throw new Problem('not_found');
			throw new Problem('already_exists', { errors: [{ field: 'code', code: 'taken' }] });
		});
	});

	change('POST /api/staff/promotion_code_delete/:id', async (trx, { params }) => {
		if (!(await deletePromotionCode(trx, params.id))) throw new Problem('not_found');
	});
}

/** Makes a code that cannot be guessed: it is one of 10^15, from the operating system's random numbers. */
function madeCode(): string {
	return Array.from({ length: MADE_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
		'',
	);
}
