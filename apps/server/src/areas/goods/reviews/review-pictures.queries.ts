import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Locks the person's own review until the transaction ends, so that its pictures are added one after the
 * other.
 */
export async function lockReviewWithPictures(
	trx: Database,
	userId: number,
	reviewId: number,
): Promise<{ createdAt: Date; pictures: number } | undefined> {
	await sql`select from reviews where id = ${reviewId} for update`.execute(trx);
	const { rows } = await sql<{ createdAt: Date; pictures: number }>`select r.created_at as "createdAt",
			(select count(*)::integer from review_pictures p where p.review_id = r.id) as pictures
		from reviews r where r.id = ${reviewId} and r.user_id = ${userId}`.execute(trx);
	return rows[0];
}

type ReviewPicture = {
	reviewId: number;
	position: number;
	mark: string;
	content: Buffer;
	small: Buffer;
};

/** Adds a picture. The review then waits for a moderator again. */
export async function insertReviewPicture(trx: Database, picture: ReviewPicture, now: Date): Promise<void> {
	await sql`insert into review_pictures (review_id, position, mark, content, small)
		values (${picture.reviewId}, ${picture.position}, ${picture.mark}, ${picture.content}, ${picture.small})`.execute(
		trx,
	);
	await sql`update reviews set state = 'waiting', edited_at = ${now} where id = ${picture.reviewId}`.execute(
		trx,
	);
}

/** Removes all pictures of a review. That makes another version of the review but needs no moderator. */
export async function deleteReviewPictures(trx: Database, reviewId: number, now: Date): Promise<void> {
	await sql`delete from review_pictures where review_id = ${reviewId}`.execute(trx);
	await sql`update reviews set edited_at = ${now} where id = ${reviewId}`.execute(trx);
}

type PictureKey = { reviewId: number; position: number; mark: string };

/** Finds a picture of a published review. */
export async function findPublicPicture(
	db: Database,
	{ reviewId, position, mark }: PictureKey,
	size: 'content' | 'small',
): Promise<Buffer | undefined> {
	const { rows } = await sql<{ picture: Buffer }>`select ${sql.ref(`p.${size}`)} as picture
		from review_pictures p join reviews r on r.id = p.review_id and r.state = 'published'
		where p.review_id = ${reviewId} and p.position = ${position} and p.mark = ${mark}`.execute(db);
	return rows[0]?.picture;
}

/** Finds a picture of any review, for moderators. */
export async function findReviewPicture(
	db: Database,
	{ id, position }: { id: number; position: number },
): Promise<Buffer | undefined> {
	const { rows } = await sql<{ content: Buffer }>`select content from review_pictures
		where review_id = ${id} and position = ${position}`.execute(db);
	return rows[0]?.content;
}
