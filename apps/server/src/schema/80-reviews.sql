-- CHOOSE-03: pages that show the reviews of a product are stale when one of them changes. Cards and lists show and order by
-- the rating, which is that of all variants (CHOOSE-01): they are stale when a published review comes, goes or is changed.
create or replace function announce_ratings(ids integer[]) returns void language plpgsql as $$
declare
	rated integer[];
begin
	select array_agg(id order by id) into rated from (
		select id from products where id = any (ids)
		union
		select v.id from products p join products v on v.family_id = p.family_id where p.id = any (ids)
	) variants;
	if rated is null then
		return;
	end if;
	perform announce_ids('product', rated);
	perform pg_notify('shop_changes', 'products');
	perform announce_ids('category', array_agg(distinct category_id)) from products where id = any (rated);
end $$;

create or replace function announce_reviews() returns trigger language plpgsql as $$
begin
	perform announce_ids('reviews', array_agg(distinct product_id)) from changed;
	perform announce_ratings(array_agg(distinct product_id)) from changed where state = 'published';
	return null;
end $$;

create or replace function announce_review_updates() returns trigger language plpgsql as $$
begin
	perform announce_ids('reviews', array_agg(distinct product_id)) from changed;
	perform announce_ratings(array_agg(distinct c.product_id)) from changed c join before b using (id)
		where 'published' in (c.state, b.state) and (c.state, c.stars) is distinct from (b.state, b.stars);
	return null;
end $$;

create or replace trigger announce_insert after insert on reviews
	referencing new table as changed for each statement execute function announce_reviews();
create or replace trigger announce_update after update on reviews
	referencing new table as changed old table as before for each statement execute function announce_review_updates();
create or replace trigger announce_delete after delete on reviews
	referencing old table as changed for each statement execute function announce_reviews();
create or replace trigger announce_truncate after truncate on reviews
	for each statement execute function announce_everything();

-- The reviews of a variant leave the family with it; announce_family_members sees those that come or go otherwise.
create or replace function announce_lost_ratings() returns trigger language plpgsql as $$
begin
	perform announce_ratings(array_agg(p.id)) from products p
		where p.family_id in (select family_id from changed);
	return null;
end $$;

create or replace trigger announce_lost_ratings after delete on products
	referencing old table as changed for each statement execute function announce_lost_ratings();

select audit_table('reviews', 'id');
