-- Numbers of facet_values are given to new values only. 'On conflict' alone takes a number for each value it was offered:
-- a thousand imports would use up a million, and lists carry them.
create or replace function refacet_products(ids integer[]) returns void language plpgsql as $$
begin
	insert into facet_values (attribute_key, value, number)
		select g.attribute_key, g.value, g.number
		from (
			select distinct a.attribute_key, facet_value(a.value_text, a.value_number, a.value_bool) as value,
				trim_scale(a.value_number) as number
			from unnest(ids) as asked (id) join product_attributes a on a.product_id = asked.id
		) g
		where not exists (select from facet_values v where v.attribute_key = g.attribute_key and v.value = g.value)
		order by 1, 2
		on conflict do nothing;
	update product_listings l set facet_ids = f.facet_ids
		from (
			select a.product_id, array_agg(v.id order by v.id) as facet_ids
			from unnest(ids) as asked (id) join product_attributes a on a.product_id = asked.id
			join facet_values v on v.attribute_key = a.attribute_key
				and v.value = facet_value(a.value_text, a.value_number, a.value_bool)
			group by a.product_id
		) f
		where l.product_id = f.product_id;
end $$;
