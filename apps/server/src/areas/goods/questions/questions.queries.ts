import type { QuestionWire } from '@dukan/domain/goods/questions/questions.api.ts';
import type { ReportReason } from '@dukan/domain/goods/reviews/review-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** The same as the domain's `answeredBy`. */
const ANSWERED_BY = sql`case a.origin when 'person' then 'buyer' else a.origin end`;

/** Lists published questions with their published answers, newest first. */
export async function listQuestions(
	db: Database,
	productId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<QuestionWire[]> {
	const { rows } =
		await sql<QuestionWire>`select q.id, q.text, q.author, ${isoMoment('q.created_at')} as created_at,
			q.origin = 'demo' as demo,
			coalesce((select json_agg(json_build_object('id', a.id, 'text', a.text, 'author', a.author,
					'by', ${ANSWERED_BY}, 'created_at', ${isoMoment('a.created_at')}) order by a.id)
				from question_posts a where a.question_id = q.id and a.state = 'published'), '[]') as answers
		from question_posts q
		where q.product_id = ${productId} and q.question_id is null and q.state = 'published'
		order by q.id desc limit ${limit} offset ${offset}`.execute(db);
	return rows;
}

export async function countQuestions(db: Database, productId: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from question_posts
		where product_id = ${productId} and question_id is null and state = 'published'`.execute(db);
	return rows[0]?.count ?? 0;
}

type Post = {
	productId: number;
	questionId: number | null;
	/** Null if the shop is the author. */
	userId: number | null;
	author: string;
	text: string;
	state: 'waiting' | 'published';
	now: Date;
};

/** Returns undefined for a product that is not sold. */
export async function insertPost(trx: Database, post: Post): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`
		insert into question_posts (product_id, question_id, origin, user_id, author, text, state, created_at)
		select p.id, ${post.questionId}::integer, ${post.userId === null ? 'shop' : 'person'}, ${post.userId}::integer,
			${post.author}, ${post.text}, ${post.state}, ${post.now}
		from products p where p.id = ${post.productId} and p.published returning id`.execute(trx);
	return rows[0]?.id;
}

/** Returns a published question, and whether this person has bought and received its product. */
export async function findAnswerable(
	db: Database,
	questionId: number,
	userId: number,
): Promise<{ product_id: number; bought: boolean } | undefined> {
	const { rows } = await sql<{ product_id: number; bought: boolean }>`select q.product_id,
			exists (select from orders o join order_lines l on l.order_id = o.id and l.product_id = q.product_id
				where o.user_id = ${userId} and o.status = 'completed') as bought
		from question_posts q where q.id = ${questionId} and q.question_id is null and q.state = 'published'`.execute(
		db,
	);
	return rows[0];
}

/** Reports a published post. Each person counts once. */
export async function reportPost(
	db: Database,
	report: { postId: number; userId: number; reason: ReportReason; now: Date },
): Promise<boolean> {
	const { rows } = await sql<{ found: boolean }>`with shown as (
			select id from question_posts where id = ${report.postId} and state = 'published'),
		reported as (insert into question_reports (post_id, user_id, reason, at)
			select id, ${report.userId}::integer, ${report.reason}, ${report.now}::timestamptz from shown
			on conflict do nothing)
		select exists (select from shown) as found`.execute(db);
	return rows[0]?.found ?? false;
}
