-- CHOOSE-03, S14: pictures of a review, re-encoded from their pixels. The mark is of their content: it is part of the address.
create table review_pictures (
	review_id integer not null references reviews on delete cascade,
	position integer not null check (position between 1 and 3),
	mark text not null check (mark ~ '^[0-9a-f]{16}$'),
	content bytea not null,
	-- As lists of reviews show it.
	small bytea not null,
	primary key (review_id, position)
);
