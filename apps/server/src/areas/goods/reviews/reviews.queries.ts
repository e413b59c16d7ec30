import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { ReportReason, ReviewRequest, ReviewSort } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { ReviewBody, ReviewWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

const ORDER_BY: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
	helpful: sql`r.helpful desc, r.id desc`,
	newest: sql`r.created_at desc, r.id desc`,
	highest: sql`r.stars desc, r.helpful desc, r.id desc`,
	lowest: sql`r.stars, r.helpful desc, r.id desc`,
};

export async function listReviews(
	db: Database,
	productIds: readonly number[],
	{ sort, stars, limit, offset }: ReviewRequest,
): Promise<ReviewWire[]> {
	const { rows } = await sql<ReviewWire>`select r.id, r.stars, r.text, r.author,
			${isoMoment('r.created_at')} as created_at, r.helpful, r.answer, r.order_id is null as demo,
			coalesce((select json_agg(p.review_id || '-' || p.position || '-' || p.mark || '.webp' order by p.position)
				from review_pictures p where p.review_id = r.id), '[]'::json) as pictures
		from reviews r where r.product_id = any (${productIds}::integer[]) and r.state = 'published'
			and r.stars = coalesce(${stars ?? null}::integer, r.stars)
		order by ${ORDER_BY[sort]} limit ${limit} offset ${offset}`.execute(db);
	return rows;
}

/** Counts the published reviews of these products by stars. */
export async function countByStars(
	db: Database,
	productIds: readonly number[],
): Promise<{ stars: number; count: number; demo: number }[]> {
	const { rows } = await sql<{
		stars: number;
		count: number;
		demo: number;
	}>`select stars, count(*)::integer as count, (count(*) filter (where order_id is null))::integer as demo
		from reviews where product_id = any (${productIds}::integer[]) and state = 'published' group by stars`.execute(
		db,
	);
	return rows;
}

type BoughtLine = { orderStatus: OrderStatus; reviewed: boolean };

/** Finds the person's own order line. The lock keeps the order in its state until the transaction ends. */
export async function findBoughtLine(
	trx: Database,
	{ userId, orderId, productId }: { userId: number; orderId: number; productId: number },
): Promise<BoughtLine | undefined> {
	const { rows } = await sql<BoughtLine>`select o.status as "orderStatus",
			exists (select from reviews r where r.order_id = o.id and r.product_id = l.product_id) as reviewed
		from orders o join order_lines l on l.order_id = o.id and l.product_id = ${productId}
		where o.id = ${orderId} and o.user_id = ${userId} for share of o`.execute(trx);
	return rows[0];
}

/** Returns undefined if the line has a review already. Of two reviews at once only one is inserted. */
export async function insertReview(
	trx: Database,
	review: ReviewBody & { userId: number; orderId: number; productId: number; author: string; now: Date },
): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`
		insert into reviews (product_id, order_id, user_id, author, stars, text, created_at, edited_at)
		values (${review.productId}, ${review.orderId}, ${review.userId}, ${review.author}, ${review.stars},
			${review.text}, ${review.now}, ${review.now})
		on conflict (order_id, product_id) do nothing returning id`.execute(trx);
	return rows[0]?.id;
}

export async function lockOwnReview(
	trx: Database,
	userId: number,
	reviewId: number,
): Promise<{ created_at: Date } | undefined> {
	const { rows } = await sql<{ created_at: Date }>`select created_at from reviews
		where id = ${reviewId} and user_id = ${userId} for update`.execute(trx);
	return rows[0];
}

/** The changed review waits for a moderator again. */
export async function updateReview(
	trx: Database,
	reviewId: number,
	{ stars, text }: ReviewBody,
	now: Date,
): Promise<void> {
	await sql`update reviews set stars = ${stars}, text = ${text}, state = 'waiting', edited_at = ${now}
		where id = ${reviewId}`.execute(trx);
}

type OwnReview = {
	id: number;
	order_id: number;
	p_id: number;
	stars: number;
	text: string;
	state: 'waiting' | 'published' | 'rejected';
	created_at: Date;
	pictures: number;
};

export async function listOwnReviews(
	db: Database,
	userId: number,
	which: { orderId?: number | undefined; id?: number },
): Promise<OwnReview[]> {
	const { rows } =
		await sql<OwnReview>`select id, order_id, product_id as p_id, stars, text, state, created_at,
			(select count(*)::integer from review_pictures p where p.review_id = reviews.id) as pictures
		from reviews where user_id = ${userId} and order_id = coalesce(${which.orderId ?? null}::integer, order_id)
			and id = coalesce(${which.id ?? null}::integer, id)
		order by id desc`.execute(db);
	return rows;
}

/** Returns undefined if the review is not published. */
export async function findVotedReview(
	db: Database,
	reviewId: number,
): Promise<{ user_id: number | null } | undefined> {
	const { rows } = await sql<{ user_id: number | null }>`select user_id from reviews
		where id = ${reviewId} and state = 'published'`.execute(db);
	return rows[0];
}

/** A person counts once, however often they click. */
export async function voteHelpful(db: Database, reviewId: number, userId: number): Promise<number> {
	const { rows } = await sql<{ helpful: number }>`with voted as (
			insert into review_votes (review_id, user_id) values (${reviewId}, ${userId}) on conflict do nothing returning 1)
		update reviews set helpful = helpful + (select count(*) from voted)::integer where id = ${reviewId}
		returning helpful`.execute(db);
	return rows[0]?.helpful ?? 0;
}

export async function reportReview(
	db: Database,
	report: { reviewId: number; userId: number; reason: ReportReason; now: Date },
): Promise<void> {
	await sql`insert into review_reports (review_id, user_id, reason, at)
		values (${report.reviewId}, ${report.userId}, ${report.reason}, ${report.now})
		on conflict do nothing`.execute(db);
}
