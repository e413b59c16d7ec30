import type {
	StaffQuestionsQuery,
	StaffQuestionWire,
} from '@dukan/domain/goods/questions/staff-questions.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { insertPost } from './questions.queries.ts';

const IS_REPORTED = sql`exists (select from question_reports r where r.post_id = q.id)`;

/**
 * CHOOSE-04: lists questions and answers. Waiting posts are sorted by how long they wait; other lists have
 * the newest first.
 */
export async function listStaffQuestions(
	db: Database,
	{ state, limit, offset }: StaffQuestionsQuery,
): Promise<{ rows: StaffQuestionWire[]; count: number }> {
	const which =
		state === undefined ? sql`true` : state === 'reported' ? IS_REPORTED : sql`q.state = ${state}`;
	const order = state === 'waiting' ? sql`q.created_at, q.id` : sql`q.id desc`;
	const { rows } = await sql<StaffQuestionWire>`select q.id, q.state, q.origin,
			json_build_object('id', p.id, 'categoryId', p.category_id, 'nameEn', p.name_en,
				'nameRu', coalesce(nullif(p.name_ru, ''), p.name_en),
				'nameTm', coalesce(nullif(p.name_tm, ''), p.name_en)) as product,
			q.author, q.text, ${isoMoment('q.created_at')} as "createdAt", asked.text as question,
			(select count(*)::integer from question_posts a where a.question_id = q.id and a.state = 'published') as answers,
			coalesce((select json_agg(json_build_object('reason', c.reason, 'count', c.count) order by c.reason)
				from (select reason, count(*)::integer as count from question_reports
					where post_id = q.id group by reason) c), '[]'::json) as reports
		from question_posts q join products p on p.id = q.product_id
		left join question_posts asked on asked.id = q.question_id
		where ${which} order by ${order} limit ${limit} offset ${offset}`.execute(db);
	const counted = await sql<{ count: number }>`select count(*)::integer as count
		from question_posts q where ${which}`.execute(db);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/**
 * Publishes or rejects a post and settles its reports. Posts are never edited, so the decision needs no
 * version.
 */
export async function decidePost(
	trx: Database,
	postId: number,
	state: 'published' | 'rejected',
): Promise<void> {
	const { numAffectedRows } =
		await sql`update question_posts set state = ${state} where id = ${postId}`.execute(trx);
	if (numAffectedRows === 0n) throw new Problem('not_found');
	await sql`delete from question_reports where post_id = ${postId}`.execute(trx);
}

/** Publishes the shop's answer together with its question. */
export async function answerAsShop(
	trx: Database,
	questionId: number,
	text: string,
	now: Date,
): Promise<void> {
	const { rows } = await sql<{ product_id: number }>`select product_id from question_posts
		where id = ${questionId} and question_id is null for update`.execute(trx);
	const [question] = rows;
	if (!question) throw new Problem('not_found');
	await decidePost(trx, questionId, 'published');
	const answerId = await insertPost(trx, {
		productId: question.product_id,
		questionId,
		userId: null,
		author: '',
		text,
		state: 'published',
		now,
	});
	if (answerId === undefined) throw new Problem('not_found');
}
