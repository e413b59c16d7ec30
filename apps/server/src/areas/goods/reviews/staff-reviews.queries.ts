import type { StaffReviewsQuery, StaffReviewWire } from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { Problem } from '../../../platform/http/problem.ts';

const IS_REPORTED = sql`exists (select from review_reports p where p.review_id = r.id)`;

/**
 * CHOOSE-03: lists reviews. Waiting reviews are sorted by how long they wait; other lists have the newest
 * first.
 */
export async function listStaffReviews(
	db: Database,
	{ state, limit, offset }: StaffReviewsQuery,
): Promise<{ rows: StaffReviewWire[]; count: number }> {
	const which =
		state === undefined ? sql`true` : state === 'reported' ? IS_REPORTED : sql`r.state = ${state}`;
	const order = state === 'waiting' ? sql`r.edited_at, r.id` : sql`r.id desc`;
	const { rows } = await sql<StaffReviewWire>`select r.id, r.state,
			json_build_object('id', p.id, 'categoryId', p.category_id, 'nameEn', p.name_en,
				'nameRu', coalesce(nullif(p.name_ru, ''), p.name_en),
				'nameTm', coalesce(nullif(p.name_tm, ''), p.name_en)) as product,
			r.order_id as "orderId", r.author, r.stars, r.text, ${isoMoment('r.created_at')} as "createdAt",
			${isoMoment('r.edited_at')} as "editedAt", r.helpful, r.answer,
			(select count(*)::integer from review_pictures p where p.review_id = r.id) as pictures,
			coalesce((select json_agg(json_build_object('reason', c.reason, 'count', c.count) order by c.reason)
				from (select reason, count(*)::integer as count from review_reports
					where review_id = r.id group by reason) c), '[]'::json) as reports
		from reviews r join products p on p.id = r.product_id
		where ${which} order by ${order} limit ${limit} offset ${offset}`.execute(db);
	const counted = await sql<{ count: number }>`select count(*)::integer as count
		from reviews r where ${which}`.execute(db);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Publishes or rejects the version of a review that the moderator has read, and settles its reports. */
export async function decideReview(
	trx: Database,
	reviewId: number,
	{ state, editedAt }: { state: 'published' | 'rejected'; editedAt: Date },
): Promise<void> {
	const { rows } = await sql<{ edited_at: Date }>`select edited_at from reviews
		where id = ${reviewId} for update`.execute(trx);
	const [review] = rows;
	if (!review) throw new Problem('not_found');
	if (review.edited_at.getTime() !== editedAt.getTime()) throw new Problem('changed_meanwhile');
	await sql`update reviews set state = ${state} where id = ${reviewId}`.execute(trx);
	await sql`delete from review_reports where review_id = ${reviewId}`.execute(trx);
}

export async function answerReview(trx: Database, reviewId: number, answer: string): Promise<void> {
	const { numAffectedRows } = await sql`update reviews set answer = ${answer} where id = ${reviewId}`.execute(
		trx,
	);
	if (numAffectedRows === 0n) throw new Problem('not_found');
}
