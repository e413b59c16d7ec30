-- The tables of the shop as the migrations leave them. Written by `npm run schema`; a test compares.
-- Functions and triggers: apps/server/src/schema. Which feature owns which table: tables.md.

create table attribute_groups (
	key text not null,
	name_en text not null,
	name_ru text not null,
	name_tm text not null,
	position integer not null default 0,
	constraint attribute_groups_pkey PRIMARY KEY (key)
);
-- triggers: announce (announce_table), audit (audit_change)

create table attribute_values (
	attribute_key text not null,
	value text not null,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	position integer not null default 0,
	constraint attribute_values_pkey PRIMARY KEY (attribute_key, value),
	constraint attribute_values_attribute_key_fkey FOREIGN KEY (attribute_key) REFERENCES attributes(key) ON DELETE CASCADE,
	constraint attribute_values_fit_an_address CHECK ((value ~ '^[^,]{1,64}$'::text))
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_renamed_values)

create table attributes (
	key text not null,
	type text not null,
	unit text,
	group_key text not null,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	position integer not null default 0,
	range_bounds numeric[],
	constraint attributes_pkey PRIMARY KEY (key),
	constraint attributes_group_key_fkey FOREIGN KEY (group_key) REFERENCES attribute_groups(key),
	constraint attributes_key_check CHECK ((key ~ '^[a-z][a-zA-Z0-9]*$'::text)),
	constraint attributes_name_en_check CHECK ((name_en <> ''::text)),
	constraint attributes_type_check CHECK ((type = ANY (ARRAY['enum'::text, 'number'::text, 'bool'::text]))),
	constraint attributes_unit_fkey FOREIGN KEY (unit) REFERENCES units(code)
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_renamed_attributes)

create table audit_log (
	id bigint not null generated as identity,
	at timestamp with time zone not null,
	staff_id integer not null,
	subject text not null,
	key text not null,
	action text not null,
	before jsonb,
	after jsonb,
	batch text,
	constraint audit_log_pkey PRIMARY KEY (id),
	constraint audit_log_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))),
	constraint audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX audit_log_by_batch ON public.audit_log USING btree (batch) WHERE (batch IS NOT NULL);
CREATE INDEX audit_log_by_staff ON public.audit_log USING btree (staff_id, id DESC);
CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject, key, id DESC);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at);

create table backups (
	id integer not null generated as identity,
	started_at timestamp with time zone not null,
	finished_at timestamp with time zone,
	bytes bigint,
	kind text not null,
	ok boolean not null default false,
	note text not null default ''::text,
	constraint backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_by_start ON public.backups USING btree (started_at DESC);

create table banned_phones (
	phone_hash bytea not null,
	banned_at timestamp with time zone not null,
	constraint banned_phones_pkey PRIMARY KEY (phone_hash)
);

create table banners (
	id integer not null generated as identity,
	title_en text not null,
	title_ru text not null default ''::text,
	title_tm text not null default ''::text,
	picture_en text not null,
	picture_ru text,
	picture_tm text,
	link text not null,
	active boolean not null default true,
	position integer not null default 0,
	shows_from timestamp with time zone,
	shows_until timestamp with time zone,
	constraint banners_pkey PRIMARY KEY (id),
	constraint banners_link_check CHECK ((link ~ '^(/([^/\\\s][^\\\s]*)?|https://[^\\\s]+)$'::text)),
	constraint banners_picture_en_fkey FOREIGN KEY (picture_en) REFERENCES pictures(file),
	constraint banners_picture_ru_fkey FOREIGN KEY (picture_ru) REFERENCES pictures(file),
	constraint banners_picture_tm_fkey FOREIGN KEY (picture_tm) REFERENCES pictures(file),
	constraint banners_shows_until_check CHECK ((shows_until > shows_from)),
	constraint banners_title_en_check CHECK ((title_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change)

create table brands (
	id integer not null generated as identity,
	name text not null,
	slug text not null,
	picture text,
	constraint brands_pkey PRIMARY KEY (id),
	constraint brands_name_key UNIQUE (name),
	constraint brands_slug_key UNIQUE (slug)
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_names), search_rename (search_note_renamed_brands)

create table call_keys (
	key_hash bytea not null,
	request_hash bytea not null,
	result integer,
	created_at timestamp with time zone not null,
	constraint call_keys_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX call_keys_by_age ON public.call_keys USING btree (created_at);

create table call_request_items (
	call_request_id integer not null,
	product_id integer not null,
	quantity integer not null,
	constraint call_request_items_pkey PRIMARY KEY (call_request_id, product_id),
	constraint call_request_items_call_request_id_fkey FOREIGN KEY (call_request_id) REFERENCES call_requests(id) ON DELETE CASCADE,
	constraint call_request_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint call_request_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);
CREATE INDEX call_request_items_product ON public.call_request_items USING btree (product_id);

create table call_requests (
	id integer not null generated as identity,
	created_at timestamp with time zone not null,
	name text not null,
	phone text not null,
	language text not null,
	status text not null default 'waiting'::text,
	seen_at timestamp with time zone,
	taken_by integer,
	attempts integer not null default 0,
	call_back_at timestamp with time zone,
	order_id integer,
	ended_at timestamp with time zone,
	constraint call_requests_pkey PRIMARY KEY (id),
	constraint call_requests_check CHECK (((status = 'waiting'::text) = (ended_at IS NULL))),
	constraint call_requests_language_check CHECK ((language = ANY (ARRAY['tm'::text, 'ru'::text, 'en'::text]))),
	constraint call_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
	constraint call_requests_phone_check CHECK ((phone ~ '^([1-5]\d{6})?$'::text)),
	constraint call_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'ordered'::text, 'closed'::text]))),
	constraint call_requests_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES staff_accounts(id)
);
CREATE INDEX call_requests_by_time ON public.call_requests USING btree (created_at);
CREATE UNIQUE INDEX call_requests_one_waiting ON public.call_requests USING btree (phone) WHERE (status = 'waiting'::text);
CREATE INDEX call_requests_order ON public.call_requests USING btree (order_id);
CREATE INDEX call_requests_taken_by ON public.call_requests USING btree (taken_by);

create table captchas (
	key_hash bytea not null,
	kind text not null,
	position double precision not null,
	made_at timestamp with time zone not null,
	tried_at timestamp with time zone,
	token_hash bytea,
	used_at timestamp with time zone,
	constraint captchas_pkey PRIMARY KEY (key_hash),
	constraint captchas_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'sound'::text]))),
	constraint captchas_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX captchas_by_made ON public.captchas USING btree (made_at);

create table cash_closings (
	day date not null,
	at timestamp with time zone not null,
	staff_id integer not null,
	expected_tenge bigint not null,
	counted_tenge bigint not null,
	reason text not null default ''::text,
	constraint cash_closings_pkey PRIMARY KEY (day),
	constraint cash_closings_check CHECK (((expected_tenge = counted_tenge) OR (reason <> ''::text))),
	constraint cash_closings_counted_tenge_check CHECK ((counted_tenge >= 0)),
	constraint cash_closings_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX cash_closings_by_staff ON public.cash_closings USING btree (staff_id);
-- triggers: audit (audit_change), refuse_cash_change (refuse_cash_change)

create table cash_entries (
	id bigint not null generated as identity,
	at timestamp with time zone not null,
	day date not null,
	holder_id integer,
	kind text not null,
	method text not null default 'cash'::text,
	amount_tenge bigint not null,
	order_id integer,
	return_id integer,
	act bigint,
	reverses bigint,
	reason text not null default ''::text,
	staff_id integer default (NULLIF(current_setting('dukan.staff_id'::text, true), ''::text))::integer,
	constraint cash_entries_pkey PRIMARY KEY (id),
	constraint cash_entries_amount_tenge_check CHECK ((amount_tenge <> 0)),
	constraint cash_entries_check CHECK (((kind = 'order'::text) = ((order_id IS NOT NULL) AND (return_id IS NULL)))),
	constraint cash_entries_check1 CHECK (((kind = 'return'::text) = (return_id IS NOT NULL))),
	constraint cash_entries_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES staff_accounts(id),
	constraint cash_entries_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'return'::text, 'hand_over'::text, 'difference'::text, 'other'::text]))),
	constraint cash_entries_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'terminal'::text]))),
	constraint cash_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
	constraint cash_entries_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
	constraint cash_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES cash_entries(id),
	constraint cash_entries_reverses_key UNIQUE (reverses),
	constraint cash_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX cash_entries_by_day ON public.cash_entries USING btree (day);
CREATE INDEX cash_entries_by_holder ON public.cash_entries USING btree (holder_id);
CREATE INDEX cash_entries_by_order ON public.cash_entries USING btree (order_id);
CREATE INDEX cash_entries_by_return ON public.cash_entries USING btree (return_id);
CREATE INDEX cash_entries_by_staff ON public.cash_entries USING btree (staff_id);
-- triggers: place_cash_entry (place_cash_entry), refuse_cash_change (refuse_cash_change)

create table categories (
	id integer not null generated as identity,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	icon text not null default ''::text,
	position integer not null default 0,
	card_highlights text[] not null default '{}'::text[],
	filters text[] not null default '{}'::text[],
	constraint categories_pkey PRIMARY KEY (id),
	constraint categories_name_en_check CHECK ((name_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_names), search_learn_facets (search_learn_all_facets)

create table claim_events (
	id integer not null generated as identity,
	claim_id integer not null,
	at timestamp with time zone not null,
	state text not null,
	staff_id integer not null,
	note text not null default ''::text,
	constraint claim_events_pkey PRIMARY KEY (id),
	constraint claim_events_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
	constraint claim_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint claim_events_state_check CHECK ((state = ANY (ARRAY['received'::text, 'at_service'::text, 'repaired'::text, 'replaced'::text, 'refused'::text, 'handed_back'::text])))
);
CREATE INDEX claim_events_by_claim ON public.claim_events USING btree (claim_id);
CREATE INDEX claim_events_by_staff ON public.claim_events USING btree (staff_id);

create table claims (
	id integer not null generated as identity,
	order_id integer not null,
	product_id integer not null,
	serial_id integer,
	state text not null default 'received'::text,
	complaint text not null,
	at timestamp with time zone not null,
	replacement_id integer,
	constraint claims_pkey PRIMARY KEY (id),
	constraint claims_order_id_product_id_fkey FOREIGN KEY (order_id, product_id) REFERENCES order_lines(order_id, product_id),
	constraint claims_replacement_id_fkey FOREIGN KEY (replacement_id) REFERENCES serial_numbers(id),
	constraint claims_serial_id_fkey FOREIGN KEY (serial_id) REFERENCES serial_numbers(id),
	constraint claims_state_check CHECK ((state = ANY (ARRAY['received'::text, 'at_service'::text, 'repaired'::text, 'replaced'::text, 'refused'::text, 'handed_back'::text])))
);
CREATE INDEX claims_by_line ON public.claims USING btree (order_id, product_id);
CREATE INDEX claims_by_product ON public.claims USING btree (product_id);
CREATE INDEX claims_by_replacement ON public.claims USING btree (replacement_id);
CREATE INDEX claims_by_serial ON public.claims USING btree (serial_id);
CREATE UNIQUE INDEX claims_open_serial ON public.claims USING btree (serial_id) WHERE (state <> 'handed_back'::text);
-- triggers: audit (audit_change)

create table delivery_addresses (
	id integer not null generated as identity,
	user_id integer not null,
	district_id integer,
	address text not null,
	choice integer not null,
	key text,
	body_hash bytea,
	constraint delivery_addresses_pkey PRIMARY KEY (id),
	constraint delivery_addresses_address_check CHECK ((address <> ''::text)),
	constraint delivery_addresses_check CHECK (((key IS NULL) = (body_hash IS NULL))),
	constraint delivery_addresses_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE SET NULL,
	constraint delivery_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX delivery_addresses_by_district ON public.delivery_addresses USING btree (district_id);
CREATE UNIQUE INDEX delivery_addresses_by_key ON public.delivery_addresses USING btree (user_id, key) WHERE (key IS NOT NULL);
CREATE INDEX delivery_addresses_by_user ON public.delivery_addresses USING btree (user_id, choice DESC);
CREATE UNIQUE INDEX delivery_addresses_once ON public.delivery_addresses USING btree (user_id, district_id, lower(address));

create table delivery_slots (
	id integer not null generated as identity,
	from_time time without time zone not null,
	to_time time without time zone not null,
	order_until time without time zone not null,
	capacity integer not null,
	position integer not null default 0,
	weekday_capacities integer[] not null default array_fill(NULL::integer, ARRAY[7]),
	constraint delivery_slots_pkey PRIMARY KEY (id),
	constraint delivery_slots_capacity_check CHECK ((capacity >= 0)),
	constraint delivery_slots_check CHECK ((to_time > from_time)),
	constraint delivery_slots_weekday_capacities_check CHECK (((array_length(weekday_capacities, 1) = 7) AND (0 <= ALL (weekday_capacities))))
);
-- triggers: audit (audit_change)

create table delivery_zones (
	code text not null,
	price_tenge integer not null,
	free_from_tenge integer,
	min_days integer not null,
	max_days integer not null,
	express_price_tenge integer,
	express_minutes integer,
	position integer not null default 0,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	constraint delivery_zones_pkey PRIMARY KEY (code),
	constraint delivery_zones_check CHECK ((max_days >= min_days)),
	constraint delivery_zones_check1 CHECK (((express_price_tenge IS NULL) = (express_minutes IS NULL))),
	constraint delivery_zones_express_minutes_check CHECK ((express_minutes > 0)),
	constraint delivery_zones_express_price_tenge_check CHECK ((express_price_tenge >= 0)),
	constraint delivery_zones_free_from_tenge_check CHECK ((free_from_tenge > 0)),
	constraint delivery_zones_min_days_check CHECK ((min_days >= 0)),
	constraint delivery_zones_price_tenge_check CHECK ((price_tenge >= 0))
);
-- triggers: announce (announce_table), audit (audit_change)

create table demo_orders (
	order_id integer not null,
	constraint demo_orders_pkey PRIMARY KEY (order_id),
	constraint demo_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table districts (
	id integer not null generated as identity,
	region_id integer not null,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	zone text not null,
	delivery boolean not null default true,
	express boolean not null default false,
	position integer not null default 0,
	constraint districts_pkey PRIMARY KEY (id),
	constraint districts_check CHECK ((delivery OR (NOT express))),
	constraint districts_name_en_check CHECK ((name_en <> ''::text)),
	constraint districts_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id),
	constraint districts_zone_fkey FOREIGN KEY (zone) REFERENCES delivery_zones(code)
);
CREATE INDEX districts_by_region ON public.districts USING btree (region_id, "position");
-- triggers: announce (announce_table), audit (audit_change)

create table facet_values (
	id integer not null generated as identity,
	attribute_key text not null,
	value text not null,
	number numeric,
	search_words text[] not null default '{}'::text[],
	constraint facet_values_pkey PRIMARY KEY (id),
	constraint facet_values_attribute_key_fkey FOREIGN KEY (attribute_key) REFERENCES attributes(key) ON DELETE CASCADE,
	constraint facet_values_attribute_key_value_key UNIQUE (attribute_key, value)
);
-- triggers: search_learn (search_learn_new_facets)

create table favourites (
	user_id integer not null,
	product_id integer not null,
	saved_price_tenge bigint not null,
	saved_at timestamp with time zone not null,
	notice_price_tenge bigint,
	constraint favourites_pkey PRIMARY KEY (user_id, product_id),
	constraint favourites_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favourites_by_product ON public.favourites USING btree (product_id);

create table fit_rules (
	id integer not null generated as identity,
	subcategory_id integer not null,
	accessory_subcategory_id integer not null,
	rule jsonb not null default '{"allOf": []}'::jsonb,
	is_needed boolean not null default false,
	position integer not null default 0,
	constraint fit_rules_pkey PRIMARY KEY (id),
	constraint fit_rules_accessory_subcategory_id_fkey FOREIGN KEY (accessory_subcategory_id) REFERENCES subcategories(id) ON DELETE CASCADE,
	constraint fit_rules_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id) ON DELETE CASCADE
);
CREATE INDEX fit_rules_by_accessory ON public.fit_rules USING btree (accessory_subcategory_id);
CREATE INDEX fit_rules_by_subcategory ON public.fit_rules USING btree (subcategory_id);
-- triggers: announce (announce_table), audit (audit_change)

create table holidays (
	date date not null,
	name_en text not null default ''::text,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	constraint holidays_pkey PRIMARY KEY (date)
);
-- triggers: audit (audit_change)

create table imports (
	id integer not null generated as identity,
	kind text not null,
	file_name text not null,
	content bytea,
	staff_id integer not null,
	made_at timestamp with time zone not null,
	state text not null default 'checking'::text,
	problem text,
	rows integer not null default 0,
	done integer not null default 0,
	added integer not null default 0,
	changed integer not null default 0,
	unchanged integer not null default 0,
	bad integer not null default 0,
	errors jsonb not null default '[]'::jsonb,
	samples jsonb not null default '[]'::jsonb,
	kept jsonb not null default '[]'::jsonb,
	beat_at timestamp with time zone not null default now(),
	supplier_id integer,
	preview jsonb not null default '[]'::jsonb,
	warn_percent integer not null default 50,
	warned integer not null default 0,
	warnings jsonb not null default '[]'::jsonb,
	bad_rows jsonb not null default '{"rows": [], "titles": []}'::jsonb,
	constraint imports_pkey PRIMARY KEY (id),
	constraint imports_check CHECK (((supplier_id IS NOT NULL) = (kind = 'supplier'::text))),
	constraint imports_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'prices'::text, 'stock'::text, 'supplier'::text, 'reprice'::text]))),
	constraint imports_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint imports_state_check CHECK ((state = ANY (ARRAY['mapping'::text, 'checking'::text, 'unreadable'::text, 'checked'::text, 'running'::text, 'done'::text, 'stopped'::text, 'undoing'::text, 'undone'::text]))),
	constraint imports_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
	constraint imports_warn_percent_check CHECK ((warn_percent > 0))
);
CREATE INDEX imports_by_supplier ON public.imports USING btree (supplier_id);

create table job_runs (
	job text not null,
	started_at timestamp with time zone not null,
	finished_at timestamp with time zone not null,
	ok boolean not null,
	note text not null default ''::text,
	process text not null,
	constraint job_runs_pkey PRIMARY KEY (job)
);

create table known_devices (
	user_id integer not null,
	device_hash bytea not null,
	seen_at timestamp with time zone not null,
	constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
	constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_by_seen ON public.known_devices USING btree (seen_at);

create table limits (
	kind text not null,
	key text not null,
	count integer not null,
	open_at timestamp with time zone not null,
	forget_at timestamp with time zone not null,
	constraint limits_pkey PRIMARY KEY (kind, key)
);
CREATE INDEX limits_by_forget ON public.limits USING btree (forget_at);

create table line_warranties (
	order_id integer not null,
	product_id integer not null,
	months integer not null,
	constraint line_warranties_pkey PRIMARY KEY (order_id, product_id),
	constraint line_warranties_months_check CHECK (((months >= 1) AND (months <= 600))),
	constraint line_warranties_order_id_product_id_fkey FOREIGN KEY (order_id, product_id) REFERENCES order_lines(order_id, product_id) ON DELETE CASCADE
);

create table migrations (
	number integer not null,
	name text not null,
	applied_at timestamp with time zone not null default now(),
	constraint migrations_pkey PRIMARY KEY (number)
);

create table notice_people (
	user_id integer not null,
	price_drops boolean not null default false,
	last_sent_at timestamp with time zone,
	review_invitations boolean not null default true,
	constraint notice_people_pkey PRIMARY KEY (user_id),
	constraint notice_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table notices (
	id integer not null generated as identity,
	user_id integer not null,
	product_id integer not null,
	kind text not null,
	price_tenge bigint not null,
	sent_at timestamp with time zone not null,
	constraint notices_pkey PRIMARY KEY (id),
	constraint notices_kind_check CHECK ((kind = ANY (ARRAY['back'::text, 'cheaper'::text]))),
	constraint notices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notices_by_product ON public.notices USING btree (product_id);
CREATE INDEX notices_by_time ON public.notices USING btree (sent_at);
CREATE INDEX notices_by_user ON public.notices USING btree (user_id, sent_at DESC);

create table order_calls (
	id integer not null generated as identity,
	order_id integer not null,
	staff_id integer not null,
	at timestamp with time zone not null,
	call_back_at timestamp with time zone,
	constraint order_calls_pkey PRIMARY KEY (id),
	constraint order_calls_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_calls_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX order_calls_by_order ON public.order_calls USING btree (order_id, id);
CREATE INDEX order_calls_by_staff ON public.order_calls USING btree (staff_id);

create table order_changes (
	id integer not null generated as identity,
	order_id integer not null,
	staff_id integer not null,
	at timestamp with time zone not null,
	parts text[] not null,
	total_before_tenge bigint not null,
	total_after_tenge bigint not null,
	constraint order_changes_pkey PRIMARY KEY (id),
	constraint order_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_changes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX order_changes_by_order ON public.order_changes USING btree (order_id, id);
CREATE INDEX order_changes_by_staff ON public.order_changes USING btree (staff_id);

create table order_desk (
	order_id integer not null,
	seen_at timestamp with time zone,
	taken_by integer,
	taken_at timestamp with time zone,
	attempts integer not null default 0,
	last_attempt_at timestamp with time zone,
	call_back_at timestamp with time zone,
	alerted_at timestamp with time zone,
	constraint order_desk_pkey PRIMARY KEY (order_id),
	constraint order_desk_attempts_check CHECK ((attempts >= 0)),
	constraint order_desk_check CHECK (((taken_by IS NULL) = (taken_at IS NULL))),
	constraint order_desk_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_desk_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES staff_accounts(id)
);
CREATE INDEX order_desk_by_call_back ON public.order_desk USING btree (call_back_at) WHERE (call_back_at IS NOT NULL);
CREATE INDEX order_desk_by_staff ON public.order_desk USING btree (taken_by) WHERE (taken_by IS NOT NULL);

create table order_events (
	id bigint not null generated as identity,
	order_id integer not null,
	status text not null,
	at timestamp with time zone not null,
	mover text not null,
	staff_id integer,
	back boolean not null default false,
	note text not null default ''::text,
	constraint order_events_pkey PRIMARY KEY (id),
	constraint order_events_check CHECK (((staff_id IS NULL) OR (mover = 'shop'::text))),
	constraint order_events_mover_check CHECK ((mover = ANY (ARRAY['customer'::text, 'shop'::text]))),
	constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX order_events_by_order ON public.order_events USING btree (order_id, id);
CREATE INDEX order_events_by_staff ON public.order_events USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX order_events_completed ON public.order_events USING btree (at) WHERE ((status = 'completed'::text) AND (NOT back));
-- triggers: announce_order_event (announce_order_event)

create table order_keys (
	user_id integer not null,
	key text not null,
	body_hash bytea not null,
	order_id integer,
	created_at timestamp with time zone not null,
	constraint order_keys_pkey PRIMARY KEY (user_id, key),
	constraint order_keys_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX order_keys_by_age ON public.order_keys USING btree (created_at);

create table order_lines (
	order_id integer not null,
	position integer not null,
	product_id integer not null,
	name_en text not null,
	name_ru text not null,
	name_tm text not null,
	price_tenge integer not null,
	unit_factor integer not null,
	quantity integer not null,
	discount_tenge bigint not null default 0,
	returned integer not null default 0,
	constraint order_lines_pkey PRIMARY KEY (order_id, "position"),
	constraint order_lines_check CHECK (((discount_tenge >= 0) AND (discount_tenge <= (((price_tenge)::bigint * unit_factor) * quantity)))),
	constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_lines_order_id_product_id_key UNIQUE (order_id, product_id),
	constraint order_lines_price_tenge_check CHECK ((price_tenge > 0)),
	constraint order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
	constraint order_lines_quantity_check CHECK ((quantity > 0)),
	constraint order_lines_returned CHECK (((returned >= 0) AND (returned <= quantity))),
	constraint order_lines_unit_factor_check CHECK ((unit_factor > 0))
);
CREATE INDEX order_lines_by_product_and_order ON public.order_lines USING btree (product_id, order_id);
-- triggers: audit (audit_change)

create table order_messages (
	sms_id integer not null,
	order_id integer not null,
	status text not null,
	constraint order_messages_pkey PRIMARY KEY (sms_id),
	constraint order_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_messages_sms_id_fkey FOREIGN KEY (sms_id) REFERENCES sms_outbox(id) ON DELETE CASCADE
);
CREATE INDEX order_messages_by_order ON public.order_messages USING btree (order_id);

create table order_minimums (
	category_id integer not null,
	amount_tenge integer not null,
	constraint order_minimums_pkey PRIMARY KEY (category_id),
	constraint order_minimums_amount_tenge_check CHECK ((amount_tenge > 0)),
	constraint order_minimums_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE
);
-- triggers: audit (audit_change)

create table order_notes (
	id integer not null generated as identity,
	order_id integer not null,
	staff_id integer not null,
	at timestamp with time zone not null,
	text text not null,
	constraint order_notes_pkey PRIMARY KEY (id),
	constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint order_notes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint order_notes_text_check CHECK ((text <> ''::text))
);
CREATE INDEX order_notes_by_order ON public.order_notes USING btree (order_id, id);
-- triggers: audit (audit_change)

create table order_rules (
	single_row boolean not null default true,
	express_from time without time zone not null default '09:00:00'::time without time zone,
	express_to time without time zone not null default '17:00:00'::time without time zone,
	express_capacity integer not null default 10,
	orders_per_day integer not null default 5,
	sms_statuses text[] not null default '{accepted,on_delivery,cancelled}'::text[],
	sms_hold_s integer not null default 60,
	call_attempts integer not null default 5,
	patience_minutes integer not null default 15,
	duty_phone text not null default ''::text,
	return_days integer not null default 14,
	pay_minutes integer not null default 20,
	refund_approval_tenge bigint not null default 100000,
	constraint order_rules_pkey PRIMARY KEY (single_row),
	constraint order_rules_call_attempts_check CHECK (((call_attempts >= 0) AND (call_attempts <= 50))),
	constraint order_rules_duty_phone_check CHECK ((duty_phone ~ '^([1-5][0-9]{6})?$'::text)),
	constraint order_rules_express_capacity_check CHECK ((express_capacity >= 0)),
	constraint order_rules_orders_per_day_check CHECK ((orders_per_day > 0)),
	constraint order_rules_patience_minutes_check CHECK (((patience_minutes >= 1) AND (patience_minutes <= 1440))),
	constraint order_rules_pay_minutes_check CHECK (((pay_minutes >= 5) AND (pay_minutes <= 1440))),
	constraint order_rules_refund_approval_tenge_check CHECK ((refund_approval_tenge >= 0)),
	constraint order_rules_return_days_check CHECK (((return_days >= 0) AND (return_days <= 365))),
	constraint order_rules_single_row_check CHECK (single_row),
	constraint order_rules_sms_hold_s_check CHECK (((sms_hold_s >= 0) AND (sms_hold_s <= 3600))),
	constraint order_rules_sms_statuses_check CHECK ((sms_statuses <@ ARRAY['accepted'::text, 'on_delivery'::text, 'completed'::text, 'cancelled'::text]))
);
-- triggers: audit (audit_change)

create table order_watchers (
	order_id integer not null,
	staff_id integer not null,
	seen_at timestamp with time zone not null,
	constraint order_watchers_pkey PRIMARY KEY (order_id, staff_id),
	constraint order_watchers_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE
);

create table orders (
	id integer not null generated as identity,
	number text not null,
	user_id integer not null,
	status text not null,
	created_at timestamp with time zone not null,
	delivery text not null,
	delivery_date date not null,
	slot_id integer,
	slot_from time without time zone,
	slot_to time without time zone,
	district_id integer,
	address text not null,
	payment text not null,
	change_from_tenge integer,
	name text not null,
	phone text not null,
	note text not null default ''::text,
	subtotal_tenge bigint not null,
	delivery_price_tenge integer not null,
	cancel_reason text,
	cancel_note text not null default ''::text,
	version integer not null default 1,
	anonymous boolean not null default false,
	channel text not null default 'site'::text,
	entered_by integer,
	discount_tenge bigint not null default 0,
	discount_reason text not null default ''::text,
	total_tenge bigint not null generated always as (((subtotal_tenge + delivery_price_tenge) - discount_tenge)) stored,
	promo_discount_tenge bigint not null default 0,
	courier_id integer,
	paid_cash_tenge bigint,
	paid_terminal_tenge bigint,
	refunded_tenge bigint not null default 0,
	payment_state text,
	pay_until timestamp with time zone,
	card_tenge bigint not null default 0,
	constraint orders_pkey PRIMARY KEY (id),
	constraint orders_awaiting_pending CHECK (((payment_state IS DISTINCT FROM 'awaiting'::text) OR (status = ANY (ARRAY['pending'::text, 'cancelled'::text])))),
	constraint orders_awaiting_until CHECK (((payment_state = 'awaiting'::text) = (pay_until IS NOT NULL))),
	constraint orders_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['order_again'::text, 'expensive'::text, 'not_at_address'::text, 'not_reached'::text, 'out_of_stock'::text, 'duplicate'::text, 'prank'::text, 'wrong_price'::text, 'other'::text]))),
	constraint orders_card_tenge_check CHECK ((card_tenge >= 0)),
	constraint orders_change_from_tenge_check CHECK ((change_from_tenge > 0)),
	constraint orders_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'phone'::text, 'counter'::text]))),
	constraint orders_check CHECK (((delivery = 'courier'::text) = (slot_id IS NOT NULL))),
	constraint orders_check1 CHECK (((delivery = 'pickup'::text) OR (district_id IS NOT NULL))),
	constraint orders_check2 CHECK (((status = 'cancelled'::text) = (cancel_reason IS NOT NULL))),
	constraint orders_check3 CHECK (((discount_tenge >= 0) AND (discount_tenge <= subtotal_tenge))),
	constraint orders_check4 CHECK (((promo_discount_tenge >= 0) AND (promo_discount_tenge <= discount_tenge))),
	constraint orders_check5 CHECK (((channel = 'site'::text) = (entered_by IS NULL))),
	constraint orders_check6 CHECK (((discount_tenge = promo_discount_tenge) OR (discount_reason <> ''::text))),
	constraint orders_courier_id_fkey FOREIGN KEY (courier_id) REFERENCES staff_accounts(id),
	constraint orders_delivery_check CHECK ((delivery = ANY (ARRAY['courier'::text, 'express'::text, 'pickup'::text]))),
	constraint orders_delivery_price_tenge_check CHECK ((delivery_price_tenge >= 0)),
	constraint orders_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id),
	constraint orders_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES staff_accounts(id),
	constraint orders_number_key UNIQUE (number),
	constraint orders_paid_both CHECK (((paid_cash_tenge IS NULL) = (paid_terminal_tenge IS NULL))),
	constraint orders_paid_cash_tenge_check CHECK ((paid_cash_tenge >= 0)),
	constraint orders_paid_terminal_tenge_check CHECK ((paid_terminal_tenge >= 0)),
	constraint orders_payment_check CHECK ((payment = ANY (ARRAY['cash'::text, 'terminal'::text, 'card'::text]))),
	constraint orders_payment_state_check CHECK ((payment_state = ANY (ARRAY['awaiting'::text, 'paid'::text, 'failed'::text, 'refunded'::text, 'partly_refunded'::text]))),
	constraint orders_phone_check CHECK ((phone ~ '^[0-9]{7}$'::text)),
	constraint orders_refunded CHECK (((refunded_tenge >= 0) AND (refunded_tenge <= total_tenge))),
	constraint orders_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES delivery_slots(id),
	constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'on_delivery'::text, 'completed'::text, 'cancelled'::text]))),
	constraint orders_subtotal_tenge_check CHECK ((subtotal_tenge > 0)),
	constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX orders_awaiting ON public.orders USING btree (pay_until) WHERE (payment_state = 'awaiting'::text);
CREATE INDEX orders_by_courier ON public.orders USING btree (courier_id);
CREATE INDEX orders_by_delivery_date ON public.orders USING btree (delivery_date, id);
CREATE INDEX orders_by_enterer ON public.orders USING btree (entered_by) WHERE (entered_by IS NOT NULL);
CREATE INDEX orders_by_name_key ON public.orders USING gin (name_key(name) gin_trgm_ops);
CREATE INDEX orders_by_phone ON public.orders USING btree (phone text_pattern_ops);
CREATE INDEX orders_by_phone_end ON public.orders USING btree (reverse(phone) text_pattern_ops);
CREATE INDEX orders_by_time ON public.orders USING btree (created_at);
CREATE INDEX orders_by_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX orders_express_open ON public.orders USING btree (id) WHERE ((delivery = 'express'::text) AND (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'on_delivery'::text])));
CREATE INDEX orders_of_a_day ON public.orders USING btree (user_id, delivery_date) WHERE (status <> 'cancelled'::text);
CREATE INDEX orders_open ON public.orders USING btree (status, id) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'on_delivery'::text]));
CREATE INDEX orders_to_anonymise ON public.orders USING btree (created_at) WHERE ((NOT anonymous) AND (status = ANY (ARRAY['completed'::text, 'cancelled'::text])));
-- triggers: audit (audit_change), count_version (count_order_version)

create table page_revisions (
	id integer not null generated as identity,
	page text not null,
	at timestamp with time zone not null,
	staff_id integer,
	title_en text not null,
	title_ru text not null,
	title_tm text not null,
	body_en text not null,
	body_ru text not null,
	body_tm text not null,
	constraint page_revisions_pkey PRIMARY KEY (id),
	constraint page_revisions_page_fkey FOREIGN KEY (page) REFERENCES pages(name) ON DELETE CASCADE,
	constraint page_revisions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX page_revisions_by_page ON public.page_revisions USING btree (page, id DESC);

create table pages (
	name text not null,
	title_en text not null,
	title_ru text not null default ''::text,
	title_tm text not null default ''::text,
	body_en text not null,
	body_ru text not null default ''::text,
	body_tm text not null default ''::text,
	updated_at timestamp with time zone not null default now(),
	constraint pages_pkey PRIMARY KEY (name),
	constraint pages_title_en_check CHECK ((title_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change)

create table password_resets (
	id integer not null generated as identity,
	user_id integer not null,
	token_hash bytea not null,
	code_hash bytea not null,
	tries integer not null default 0,
	made_at timestamp with time zone not null,
	confirmed_at timestamp with time zone,
	ticket_hash bytea,
	used_at timestamp with time zone,
	constraint password_resets_pkey PRIMARY KEY (id),
	constraint password_resets_ticket_hash_key UNIQUE (ticket_hash),
	constraint password_resets_token_hash_key UNIQUE (token_hash),
	constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX password_resets_by_made ON public.password_resets USING btree (made_at);
CREATE INDEX password_resets_by_user ON public.password_resets USING btree (user_id);

create table payment_differences (
	payment_id integer not null,
	kind text not null,
	shop_tenge bigint not null,
	bank_tenge bigint not null,
	found_at timestamp with time zone not null,
	constraint payment_differences_pkey PRIMARY KEY (payment_id, kind),
	constraint payment_differences_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'refunded'::text, 'unknown_to_bank'::text]))),
	constraint payment_differences_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);

create table payment_events (
	id bigint not null generated as identity,
	payment_id integer not null,
	at timestamp with time zone not null,
	kind text not null,
	state text,
	code text,
	staff_id integer,
	constraint payment_events_pkey PRIMARY KEY (id),
	constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
	constraint payment_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX payment_events_by_payment ON public.payment_events USING btree (payment_id, id);
CREATE INDEX payment_events_by_staff ON public.payment_events USING btree (staff_id);
CREATE INDEX payment_events_by_time ON public.payment_events USING btree (at);

create table payment_refunds (
	id integer not null generated as identity,
	payment_id integer not null,
	amount_tenge bigint not null,
	cause text not null,
	return_id integer,
	state text not null,
	created_at timestamp with time zone not null,
	created_by integer,
	approved_by integer,
	tries integer not null default 0,
	next_try_at timestamp with time zone,
	done_at timestamp with time zone,
	error_code text,
	constraint payment_refunds_pkey PRIMARY KEY (id),
	constraint payment_refunds_amount_tenge_check CHECK ((amount_tenge > 0)),
	constraint payment_refunds_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff_accounts(id),
	constraint payment_refunds_cause_check CHECK ((cause = ANY (ARRAY['cancelled'::text, 'edited'::text, 'not_taken'::text, 'return'::text, 'excess'::text, 'late'::text]))),
	constraint payment_refunds_check CHECK (((cause = 'return'::text) OR (return_id IS NULL))),
	constraint payment_refunds_check1 CHECK (((approved_by IS NULL) OR (approved_by IS DISTINCT FROM created_by))),
	constraint payment_refunds_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff_accounts(id),
	constraint payment_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
	constraint payment_refunds_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
	constraint payment_refunds_state_check CHECK ((state = ANY (ARRAY['approval'::text, 'queued'::text, 'sent'::text, 'done'::text, 'refused'::text])))
);
CREATE INDEX payment_refunds_by_approver ON public.payment_refunds USING btree (approved_by);
CREATE INDEX payment_refunds_by_creator ON public.payment_refunds USING btree (created_by);
CREATE INDEX payment_refunds_by_payment ON public.payment_refunds USING btree (payment_id);
CREATE INDEX payment_refunds_by_return ON public.payment_refunds USING btree (return_id);
CREATE INDEX payment_refunds_due ON public.payment_refunds USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE UNIQUE INDEX payment_refunds_one_sent ON public.payment_refunds USING btree (payment_id) WHERE (state = 'sent'::text);

create table payments (
	id integer not null generated as identity,
	order_id integer not null,
	bank text not null,
	number text not null,
	amount_tenge bigint not null,
	state text not null default 'new'::text,
	created_at timestamp with time zone not null,
	expires_at timestamp with time zone not null,
	bank_order_id text,
	form_url text,
	paid_tenge bigint not null default 0,
	paid_at timestamp with time zone,
	action_code integer,
	error_code text,
	checks integer not null default 0,
	checked_at timestamp with time zone,
	next_check_at timestamp with time zone,
	attention text,
	constraint payments_pkey PRIMARY KEY (id),
	constraint payments_amount_tenge_check CHECK ((amount_tenge > 0)),
	constraint payments_attention_check CHECK ((attention = ANY (ARRAY['paid_less'::text, 'paid_more'::text, 'other_currency'::text, 'held'::text, 'refund_refused'::text]))),
	constraint payments_bank_bank_order_id_key UNIQUE (bank, bank_order_id),
	constraint payments_check CHECK (((state = 'paid'::text) = (paid_tenge > 0))),
	constraint payments_number_check CHECK (((length(number) >= 1) AND (length(number) <= 32))),
	constraint payments_number_key UNIQUE (number),
	constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
	constraint payments_paid_tenge_check CHECK ((paid_tenge >= 0)),
	constraint payments_state_check CHECK ((state = ANY (ARRAY['new'::text, 'registered'::text, 'held'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'failed'::text, 'reversed'::text])))
);
CREATE INDEX payments_by_creation ON public.payments USING btree (created_at);
CREATE INDEX payments_by_order ON public.payments USING btree (order_id);
CREATE INDEX payments_due ON public.payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

create table phone_codes (
	user_id integer not null,
	code_hash bytea not null,
	tries integer not null default 0,
	made_at timestamp with time zone not null,
	constraint phone_codes_pkey PRIMARY KEY (user_id),
	constraint phone_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX phone_codes_by_made ON public.phone_codes USING btree (made_at);

create table pictures (
	file text not null,
	kind text not null,
	svg text,
	constraint pictures_pkey PRIMARY KEY (file),
	constraint pictures_file_check CHECK ((file ~ '^[a-z0-9][a-z0-9._-]*\.webp$'::text)),
	constraint pictures_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'banner'::text, 'logo'::text])))
);

create table popular_queries (
	language text not null,
	position integer not null,
	words text not null,
	constraint popular_queries_pkey PRIMARY KEY (language, "position"),
	constraint popular_queries_language_check CHECK ((language = ANY (ARRAY['tm'::text, 'ru'::text, 'en'::text]))),
	constraint popular_queries_words_check CHECK ((words <> ''::text))
);
-- triggers: announce (announce_table)

create table price_changes (
	id bigint not null generated as identity,
	product_id integer not null,
	at timestamp with time zone not null,
	staff_id integer,
	was_price_tenge integer not null,
	price_tenge integer not null,
	was_sale_price_tenge integer,
	sale_price_tenge integer,
	constraint price_changes_pkey PRIMARY KEY (id),
	constraint price_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint price_changes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX price_changes_by_product ON public.price_changes USING btree (product_id, id DESC);

create table product_accessories (
	product_id integer not null,
	accessory_id integer not null,
	position integer not null,
	constraint product_accessories_pkey PRIMARY KEY (product_id, accessory_id),
	constraint product_accessories_accessory_id_fkey FOREIGN KEY (accessory_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint product_accessories_check CHECK ((product_id <> accessory_id)),
	constraint product_accessories_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_accessories_by_accessory ON public.product_accessories USING btree (accessory_id);
-- triggers: announce_delete (announce_accessories), announce_insert (announce_accessories), announce_update (announce_accessories), audit (audit_change)

create table product_attributes (
	product_id integer not null,
	attribute_key text not null,
	value_text text,
	value_number numeric,
	value_bool boolean,
	constraint product_attributes_pkey PRIMARY KEY (product_id, attribute_key),
	constraint product_attributes_attribute_key_fkey FOREIGN KEY (attribute_key) REFERENCES attributes(key),
	constraint product_attributes_attribute_key_value_text_fkey FOREIGN KEY (attribute_key, value_text) REFERENCES attribute_values(attribute_key, value),
	constraint product_attributes_check CHECK ((num_nonnulls(value_text, value_number, value_bool) = 1)),
	constraint product_attributes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
-- triggers: announce_delete (announce_product_parts), announce_insert (announce_product_parts), announce_truncate (announce_everything), announce_update (announce_product_parts), audit (audit_change), audit_inserted (audit_inserted), list_1_old (unlist_old_values), list_2_new (list_new_values), list_new (list_new_values), list_old (unlist_old_values), list_truncate (list_without_attributes)

create table product_codes (
	product_id integer not null,
	kind text not null,
	position integer not null,
	code text not null,
	constraint product_codes_pkey PRIMARY KEY (product_id, kind, "position"),
	constraint product_codes_code_check CHECK (((code = TRIM(BOTH FROM code)) AND ((length(code) >= 1) AND (length(code) <= 40)))),
	constraint product_codes_kind_check CHECK ((kind = ANY (ARRAY['sku'::text, 'barcode'::text, 'article'::text]))),
	constraint product_codes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_codes_article ON public.product_codes USING btree (product_id, upper(code)) WHERE (kind = 'article'::text);
CREATE UNIQUE INDEX product_codes_barcode ON public.product_codes USING btree (upper(code)) WHERE (kind = 'barcode'::text);
CREATE INDEX product_codes_by_code ON public.product_codes USING btree (upper(code));
CREATE UNIQUE INDEX product_codes_one_sku ON public.product_codes USING btree (product_id) WHERE (kind = 'sku'::text);
CREATE UNIQUE INDEX product_codes_sku ON public.product_codes USING btree (upper(code)) WHERE (kind = 'sku'::text);
-- triggers: audit (audit_change)

create table product_costs (
	product_id integer not null,
	cost_tenge integer not null,
	constraint product_costs_pkey PRIMARY KEY (product_id),
	constraint product_costs_cost_tenge_check CHECK ((cost_tenge >= 0)),
	constraint product_costs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_families (
	id integer not null generated as identity,
	code text not null,
	attribute_keys text[] not null default '{}'::text[],
	version integer not null default 1,
	constraint product_families_pkey PRIMARY KEY (id),
	constraint product_families_code_check CHECK (((code = btrim(code)) AND ((length(code) >= 1) AND (length(code) <= 60)))),
	constraint product_families_code_key UNIQUE (code)
);
-- triggers: announce_update (announce_families), audit (audit_change)

create table product_listings (
	product_id integer not null,
	category_id integer not null,
	subcategory_id integer not null,
	brand_id integer not null,
	effective_price_tenge integer not null,
	discount double precision not null,
	created_at timestamp with time zone not null,
	in_stock boolean not null,
	on_sale boolean not null,
	is_new boolean not null,
	facet_ids integer[] not null default '{}'::integer[],
	search_kind_id integer,
	name_word_ids integer[] not null default '{}'::integer[],
	family_id integer,
	constraint product_listings_pkey PRIMARY KEY (product_id),
	constraint product_listings_search_kind_id_fkey FOREIGN KEY (search_kind_id) REFERENCES search_kinds(id)
);
CREATE INDEX product_listings_by_kind ON public.product_listings USING btree (search_kind_id);
-- triggers: search_insert (search_note_listings), search_update (search_note_updated_listings)

create table product_minimums (
	product_id integer not null,
	minimum integer not null,
	constraint product_minimums_pkey PRIMARY KEY (product_id),
	constraint product_minimums_minimum_check CHECK ((minimum > 0)),
	constraint product_minimums_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
-- triggers: audit (audit_change)

create table product_names (
	product_id integer not null,
	parts text not null,
	constraint product_names_pkey PRIMARY KEY (product_id),
	constraint product_names_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_names_by_part ON public.product_names USING gin (parts gin_trgm_ops);

create table product_pictures (
	product_id integer not null,
	position integer not null,
	file text not null,
	constraint product_pictures_pkey PRIMARY KEY (product_id, "position"),
	constraint product_pictures_file_fkey FOREIGN KEY (file) REFERENCES pictures(file),
	constraint product_pictures_position_check CHECK (("position" > 0)),
	constraint product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
-- triggers: announce_delete (announce_product_parts), announce_insert (announce_product_parts), announce_truncate (announce_table), announce_update (announce_product_parts), audit (audit_change), audit_inserted (audit_inserted)

create table product_popularity (
	product_id integer not null,
	score integer not null,
	constraint product_popularity_pkey PRIMARY KEY (product_id),
	constraint product_popularity_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint product_popularity_score_check CHECK (((score >= 1) AND (score <= 65535)))
);

create table product_stock (
	product_id integer not null,
	quantity integer not null default 0,
	constraint product_stock_pkey PRIMARY KEY (product_id),
	constraint product_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint product_stock_quantity_check CHECK ((quantity >= 0))
);
-- triggers: audit (audit_change), follow_stock (follow_stock), note_stock_change (note_stock_change)

create table product_views (
	product_id integer not null,
	day date not null,
	views integer not null,
	constraint product_views_pkey PRIMARY KEY (day, product_id),
	constraint product_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint product_views_views_check CHECK ((views > 0))
);

create table products (
	id integer not null generated as identity,
	category_id integer not null,
	subcategory_id integer not null,
	brand_id integer not null,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	description_en text not null default ''::text,
	description_ru text not null default ''::text,
	description_tm text not null default ''::text,
	price_tenge integer not null,
	sale_price_tenge integer,
	on_sale boolean not null default false,
	unit_factor integer not null default 1,
	single_only boolean not null default false,
	limited boolean not null default false,
	purchase_limit integer not null default 0,
	is_new boolean not null default false,
	premium boolean not null default false,
	published boolean not null default true,
	created_at timestamp with time zone not null default now(),
	version integer not null default 1,
	family_id integer,
	sale_starts_at timestamp with time zone,
	sale_ends_at timestamp with time zone,
	dollar_price_cents integer,
	constraint products_pkey PRIMARY KEY (id),
	constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
	constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
	constraint products_category_id_subcategory_id_fkey FOREIGN KEY (category_id, subcategory_id) REFERENCES subcategories(category_id, id),
	constraint products_check CHECK (((NOT on_sale) OR ((sale_price_tenge IS NOT NULL) AND (sale_price_tenge < price_tenge)))),
	constraint products_check1 CHECK (((NOT limited) OR (purchase_limit > 0))),
	constraint products_check2 CHECK ((sale_starts_at < sale_ends_at)),
	constraint products_dollar_price_cents_check CHECK ((dollar_price_cents > 0)),
	constraint products_family_id_fkey FOREIGN KEY (family_id) REFERENCES product_families(id) ON DELETE SET NULL,
	constraint products_name_en_check CHECK ((name_en <> ''::text)),
	constraint products_price_tenge_check CHECK ((price_tenge > 0)),
	constraint products_purchase_limit_check CHECK ((purchase_limit >= 0)),
	constraint products_sale_price_tenge_check CHECK ((sale_price_tenge > 0)),
	constraint products_unit_factor_check CHECK ((unit_factor > 0))
);
CREATE INDEX products_by_family ON public.products USING btree (family_id) WHERE (family_id IS NOT NULL);
CREATE INDEX products_sale_ends ON public.products USING btree (sale_ends_at) WHERE (sale_ends_at IS NOT NULL);
CREATE INDEX products_sale_starts ON public.products USING btree (sale_starts_at) WHERE (sale_starts_at IS NOT NULL);
CREATE INDEX products_unpublished ON public.products USING btree (id) WHERE (NOT published);
-- triggers: announce_delete (announce_products), announce_family_members (announce_family_members), announce_insert (announce_products), announce_lost_ratings (announce_lost_ratings), announce_truncate (announce_everything), announce_update (announce_products), announce_update_lists (announce_product_updates), audit (audit_change), audit_updated (audit_updated_products), count_version (count_product_version), create_stock (create_stock), keep_changed_names (keep_changed_product_names), keep_names (keep_product_names), list_delete (unlist_deleted_products), list_insert (list_inserted_products), list_truncate (unlist_all_products), list_update (list_updated_products), note_prices (note_price_changes), search_rename (search_note_renamed_products)

create table promotion_codes (
	id integer not null generated as identity,
	promotion_id integer not null,
	code text not null,
	uses_limit integer,
	uses integer not null default 0,
	created_at timestamp with time zone not null default now(),
	constraint promotion_codes_pkey PRIMARY KEY (id),
	constraint promotion_codes_check CHECK ((uses <= uses_limit)),
	constraint promotion_codes_code_check CHECK ((code ~ '^[0-9A-Z]{6,24}$'::text)),
	constraint promotion_codes_code_key UNIQUE (code),
	constraint promotion_codes_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
	constraint promotion_codes_uses_check CHECK ((uses >= 0)),
	constraint promotion_codes_uses_limit_check CHECK ((uses_limit > 0))
);
CREATE INDEX promotion_codes_by_promotion ON public.promotion_codes USING btree (promotion_id, id);
-- triggers: audit (audit_change)

create table promotion_uses (
	order_id integer not null,
	promotion_id integer not null,
	code_id integer,
	user_id integer not null,
	terms jsonb not null,
	discount_tenge bigint not null,
	delivery_discount_tenge integer not null default 0,
	counts boolean not null default true,
	constraint promotion_uses_pkey PRIMARY KEY (order_id),
	constraint promotion_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES promotion_codes(id) ON DELETE SET NULL,
	constraint promotion_uses_delivery_discount_tenge_check CHECK ((delivery_discount_tenge >= 0)),
	constraint promotion_uses_discount_tenge_check CHECK ((discount_tenge >= 0)),
	constraint promotion_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
	constraint promotion_uses_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id),
	constraint promotion_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX promotion_uses_by_promotion ON public.promotion_uses USING btree (promotion_id, user_id) WHERE counts;
CREATE INDEX promotion_uses_by_user ON public.promotion_uses USING btree (user_id);

create table promotions (
	id integer not null generated as identity,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	kind text not null,
	percent integer,
	amount_tenge integer,
	gift_product_id integer,
	by_code boolean not null default false,
	active boolean not null default true,
	starts_at timestamp with time zone,
	ends_at timestamp with time zone,
	minimum_tenge integer not null default 0,
	category_ids integer[] not null default '{}'::integer[],
	brand_ids integer[] not null default '{}'::integer[],
	product_ids integer[] not null default '{}'::integer[],
	first_order boolean not null default false,
	uses_limit integer,
	uses_per_person integer,
	uses integer not null default 0,
	constraint promotions_pkey PRIMARY KEY (id),
	constraint promotions_amount_tenge_check CHECK ((amount_tenge > 0)),
	constraint promotions_amount_tenge_check1 CHECK (((kind = 'amount'::text) = (amount_tenge IS NOT NULL))),
	constraint promotions_ends_at_check CHECK ((starts_at < ends_at)),
	constraint promotions_gift_product_id_check CHECK (((kind = 'gift'::text) = (gift_product_id IS NOT NULL))),
	constraint promotions_gift_product_id_fkey FOREIGN KEY (gift_product_id) REFERENCES products(id),
	constraint promotions_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text, 'free_delivery'::text, 'gift'::text]))),
	constraint promotions_minimum_tenge_check CHECK ((minimum_tenge >= 0)),
	constraint promotions_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
	constraint promotions_percent_check1 CHECK (((kind = 'percent'::text) = (percent IS NOT NULL))),
	constraint promotions_uses_check CHECK ((uses >= 0)),
	constraint promotions_uses_limit_check CHECK ((uses_limit > 0)),
	constraint promotions_uses_limit_check1 CHECK ((uses <= uses_limit)),
	constraint promotions_uses_per_person_check CHECK ((uses_per_person > 0))
);
-- triggers: audit (audit_change), audit_update (audit_change), count_uses (count_promotion_uses)

create table proofs (
	challenge_hash bytea not null,
	purpose text not null,
	made_at timestamp with time zone not null,
	constraint proofs_pkey PRIMARY KEY (challenge_hash)
);
CREATE INDEX proofs_by_age ON public.proofs USING btree (made_at);

create table question_posts (
	id integer not null generated as identity,
	product_id integer not null,
	question_id integer,
	origin text not null,
	user_id integer,
	author text not null,
	text text not null,
	state text not null default 'waiting'::text,
	created_at timestamp with time zone not null,
	constraint question_posts_pkey PRIMARY KEY (id),
	constraint question_posts_check CHECK (((origin = 'person'::text) = (user_id IS NOT NULL))),
	constraint question_posts_origin_check CHECK ((origin = ANY (ARRAY['person'::text, 'shop'::text, 'demo'::text]))),
	constraint question_posts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint question_posts_question_id_fkey FOREIGN KEY (question_id) REFERENCES question_posts(id) ON DELETE CASCADE,
	constraint question_posts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'rejected'::text]))),
	constraint question_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX question_posts_by_user ON public.question_posts USING btree (user_id);
CREATE INDEX question_posts_of_product ON public.question_posts USING btree (product_id, id DESC) WHERE ((question_id IS NULL) AND (state = 'published'::text));
CREATE INDEX question_posts_of_question ON public.question_posts USING btree (question_id);
CREATE INDEX question_posts_waiting ON public.question_posts USING btree (created_at) WHERE (state = 'waiting'::text);
-- triggers: announce_delete (announce_questions), announce_insert (announce_questions), announce_update (announce_questions), audit (audit_change)

create table question_reports (
	post_id integer not null,
	user_id integer not null,
	reason text not null,
	at timestamp with time zone not null,
	constraint question_reports_pkey PRIMARY KEY (post_id, user_id),
	constraint question_reports_post_id_fkey FOREIGN KEY (post_id) REFERENCES question_posts(id) ON DELETE CASCADE,
	constraint question_reports_reason_check CHECK ((reason = ANY (ARRAY['offensive'::text, 'advertising'::text, 'not_about_product'::text, 'other'::text]))),
	constraint question_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX question_reports_by_user ON public.question_reports USING btree (user_id);

create table receipt_lines (
	receipt_id integer not null,
	product_id integer not null,
	position integer not null,
	quantity integer not null,
	cost_tenge integer,
	constraint receipt_lines_pkey PRIMARY KEY (receipt_id, product_id),
	constraint receipt_lines_cost_tenge_check CHECK ((cost_tenge >= 0)),
	constraint receipt_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
	constraint receipt_lines_quantity_check CHECK ((quantity > 0)),
	constraint receipt_lines_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id) ON DELETE CASCADE
);
CREATE INDEX receipt_lines_by_product ON public.receipt_lines USING btree (product_id);

create table receipts (
	id integer not null generated as identity,
	supplier_id integer not null,
	number text not null default ''::text,
	note text not null default ''::text,
	state text not null default 'draft'::text,
	version integer not null default 1,
	created_at timestamp with time zone not null,
	staff_id integer,
	posted_at timestamp with time zone,
	constraint receipts_pkey PRIMARY KEY (id),
	constraint receipts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint receipts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'posted'::text, 'reversed'::text]))),
	constraint receipts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX receipts_by_supplier ON public.receipts USING btree (supplier_id);
-- triggers: audit (audit_change)

create table regions (
	id integer not null generated as identity,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	position integer not null default 0,
	constraint regions_pkey PRIMARY KEY (id),
	constraint regions_name_en_check CHECK ((name_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change)

create table request_pictures (
	request_id integer not null,
	position integer not null,
	content bytea not null,
	constraint request_pictures_pkey PRIMARY KEY (request_id, "position"),
	constraint request_pictures_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
	constraint request_pictures_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_requests(id) ON DELETE CASCADE
);

create table return_lines (
	return_id integer not null,
	product_id integer not null,
	quantity integer not null,
	reason text not null,
	condition text not null,
	destination text not null,
	amount_tenge bigint not null,
	serials text[] not null default '{}'::text[],
	constraint return_lines_pkey PRIMARY KEY (return_id, product_id),
	constraint return_lines_amount_tenge_check CHECK ((amount_tenge >= 0)),
	constraint return_lines_condition_check CHECK ((condition = ANY (ARRAY['sealed'::text, 'opened'::text, 'used'::text, 'broken'::text]))),
	constraint return_lines_destination_check CHECK ((destination = ANY (ARRAY['stock'::text, 'repair'::text, 'write_off'::text]))),
	constraint return_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
	constraint return_lines_quantity_check CHECK ((quantity > 0)),
	constraint return_lines_reason_check CHECK ((reason = ANY (ARRAY['defect'::text, 'wrong_item'::text, 'not_as_described'::text, 'changed_mind'::text, 'other'::text]))),
	constraint return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id)
);
CREATE INDEX return_lines_by_product ON public.return_lines USING btree (product_id);
-- triggers: audit (audit_change)

create table returns (
	id integer not null generated as identity,
	order_id integer not null,
	at timestamp with time zone not null,
	staff_id integer not null,
	settlement text not null,
	amount_tenge bigint not null,
	note text not null default ''::text,
	exchange_order_id integer,
	constraint returns_pkey PRIMARY KEY (id),
	constraint returns_amount_tenge_check CHECK ((amount_tenge >= 0)),
	constraint returns_check CHECK (((settlement = 'exchange'::text) OR (exchange_order_id IS NULL))),
	constraint returns_exchange_order_id_fkey FOREIGN KEY (exchange_order_id) REFERENCES orders(id),
	constraint returns_exchange_order_id_key UNIQUE (exchange_order_id),
	constraint returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
	constraint returns_settlement_check CHECK ((settlement = ANY (ARRAY['cash'::text, 'exchange'::text, 'card'::text]))),
	constraint returns_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX returns_by_order ON public.returns USING btree (order_id);
CREATE INDEX returns_by_staff ON public.returns USING btree (staff_id);
-- triggers: audit (audit_change)

create table review_invitations (
	order_id integer not null,
	sent_at timestamp with time zone not null,
	constraint review_invitations_pkey PRIMARY KEY (order_id),
	constraint review_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table review_pictures (
	review_id integer not null,
	position integer not null,
	mark text not null,
	content bytea not null,
	small bytea not null,
	constraint review_pictures_pkey PRIMARY KEY (review_id, "position"),
	constraint review_pictures_mark_check CHECK ((mark ~ '^[0-9a-f]{16}$'::text)),
	constraint review_pictures_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
	constraint review_pictures_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);

create table review_reports (
	review_id integer not null,
	user_id integer not null,
	reason text not null,
	at timestamp with time zone not null,
	constraint review_reports_pkey PRIMARY KEY (review_id, user_id),
	constraint review_reports_reason_check CHECK ((reason = ANY (ARRAY['offensive'::text, 'advertising'::text, 'not_about_product'::text, 'other'::text]))),
	constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
	constraint review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_reports_by_user ON public.review_reports USING btree (user_id);

create table review_votes (
	review_id integer not null,
	user_id integer not null,
	constraint review_votes_pkey PRIMARY KEY (review_id, user_id),
	constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
	constraint review_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_votes_by_user ON public.review_votes USING btree (user_id);

create table reviews (
	id integer not null generated as identity,
	product_id integer not null,
	order_id integer,
	user_id integer,
	author text not null,
	stars integer not null,
	text text not null,
	state text not null default 'waiting'::text,
	created_at timestamp with time zone not null,
	edited_at timestamp with time zone not null,
	helpful integer not null default 0,
	answer text not null default ''::text,
	constraint reviews_pkey PRIMARY KEY (id),
	constraint reviews_check CHECK (((order_id IS NULL) = (user_id IS NULL))),
	constraint reviews_helpful_check CHECK ((helpful >= 0)),
	constraint reviews_order_id_product_id_fkey FOREIGN KEY (order_id, product_id) REFERENCES order_lines(order_id, product_id) ON DELETE CASCADE,
	constraint reviews_order_id_product_id_key UNIQUE (order_id, product_id),
	constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
	constraint reviews_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'rejected'::text]))),
	constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reviews_by_user ON public.reviews USING btree (user_id);
CREATE INDEX reviews_of_product ON public.reviews USING btree (product_id, helpful DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX reviews_waiting ON public.reviews USING btree (edited_at) WHERE (state = 'waiting'::text);
-- triggers: announce_delete (announce_reviews), announce_insert (announce_reviews), announce_truncate (announce_everything), announce_update (announce_review_updates), audit (audit_change)

create table search_changes (
	product_ids integer[] not null
);
-- triggers: search_index (search_index_changes)

create table search_counts (
	day date not null,
	words text not null,
	language text not null,
	misses integer not null default 0,
	searches integer not null default 0,
	opened integer not null default 0,
	constraint search_counts_pkey PRIMARY KEY (day, words, language),
	constraint search_counts_check CHECK (((misses >= 0) AND (searches >= 0) AND (opened >= 0))),
	constraint search_counts_language_check CHECK ((language = ANY (ARRAY['tm'::text, 'ru'::text, 'en'::text])))
);

create table search_drafts (
	product_id integer,
	type_en text,
	type_ru text,
	type_tm text,
	words text[]
);

create table search_kinds (
	id integer not null generated as identity,
	subcategory_id integer not null,
	brand_id integer not null,
	type_id integer not null,
	constraint search_kinds_pkey PRIMARY KEY (id),
	constraint search_kinds_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
	constraint search_kinds_subcategory_id_brand_id_type_id_key UNIQUE (subcategory_id, brand_id, type_id),
	constraint search_kinds_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id) ON DELETE CASCADE,
	constraint search_kinds_type_id_fkey FOREIGN KEY (type_id) REFERENCES search_types(id)
);
CREATE INDEX search_kinds_by_brand ON public.search_kinds USING btree (brand_id);
CREATE INDEX search_kinds_by_type ON public.search_kinds USING btree (type_id);

create table search_meanings (
	word_id integer not null,
	kind text not null,
	ref integer not null,
	weight integer not null,
	constraint search_meanings_pkey PRIMARY KEY (kind, ref, word_id),
	constraint search_meanings_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'subcategory'::text, 'type'::text, 'brand'::text, 'facet'::text, 'synonym'::text, 'smart'::text]))),
	constraint search_meanings_word_id_fkey FOREIGN KEY (word_id) REFERENCES search_words(id)
);
CREATE INDEX search_meanings_by_word ON public.search_meanings USING btree (word_id);

create table search_rules (
	id integer not null default 1,
	version integer not null,
	constraint search_rules_pkey PRIMARY KEY (id),
	constraint search_rules_id_check CHECK ((id = 1))
);

create table search_synonyms (
	id integer not null generated as identity,
	typed text not null,
	meant text not null default ''::text,
	typed_words text[] not null generated always as (search_word_list(typed)) stored,
	meant_words text[] not null generated always as (search_word_list(meant)) stored,
	meant_keys text[] not null generated always as (search_key_list(meant)) stored,
	meant_stems text[] not null generated always as (search_stem_list(meant)) stored,
	constraint search_synonyms_pkey PRIMARY KEY (id),
	constraint search_synonyms_typed_check CHECK ((typed <> ''::text)),
	constraint search_synonyms_typed_meant_key UNIQUE (typed, meant)
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_synonym)

create table search_types (
	id integer not null generated as identity,
	name_en text not null,
	name_ru text not null,
	name_tm text not null,
	constraint search_types_pkey PRIMARY KEY (id),
	constraint search_types_name_en_name_ru_name_tm_key UNIQUE (name_en, name_ru, name_tm)
);
-- triggers: search_learn (search_learn_names)

create table search_words (
	id integer not null generated as identity,
	word text not null,
	key text not null,
	stem text not null,
	in_names boolean not null default false,
	constraint search_words_pkey PRIMARY KEY (id),
	constraint search_words_word_key UNIQUE (word)
);
CREATE INDEX search_words_alike ON public.search_words USING gin (key gin_trgm_ops) WHERE (key !~ '\d'::text);
CREATE INDEX search_words_by_key ON public.search_words USING btree (key);
CREATE INDEX search_words_by_stem ON public.search_words USING btree (stem);
CREATE INDEX search_words_with_numbers ON public.search_words USING gin (key gin_trgm_ops) WHERE (key ~ '\d'::text);

create table serial_events (
	id bigint not null generated as identity,
	serial_id integer not null,
	at timestamp with time zone not null default COALESCE((NULLIF(current_setting('dukan.at'::text, true), ''::text))::timestamp with time zone, now()),
	kind text not null,
	order_id integer not null,
	staff_id integer default (NULLIF(current_setting('dukan.staff_id'::text, true), ''::text))::integer,
	constraint serial_events_pkey PRIMARY KEY (id),
	constraint serial_events_kind_check CHECK ((kind = ANY (ARRAY['picked'::text, 'put_back'::text, 'returned'::text, 'replaced'::text, 'replacement'::text]))),
	constraint serial_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
	constraint serial_events_serial_id_fkey FOREIGN KEY (serial_id) REFERENCES serial_numbers(id) ON DELETE CASCADE,
	constraint serial_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX serial_events_by_order ON public.serial_events USING btree (order_id);
CREATE INDEX serial_events_by_serial ON public.serial_events USING btree (serial_id);
CREATE INDEX serial_events_by_staff ON public.serial_events USING btree (staff_id);

create table serial_numbers (
	id integer not null generated as identity,
	product_id integer not null,
	number text not null,
	order_id integer,
	constraint serial_numbers_pkey PRIMARY KEY (id),
	constraint serial_numbers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
	constraint serial_numbers_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint serial_numbers_product_id_number_key UNIQUE (product_id, number)
);
CREATE INDEX serial_numbers_by_number ON public.serial_numbers USING btree (number);
CREATE INDEX serial_numbers_by_order ON public.serial_numbers USING btree (order_id);

create table serial_products (
	product_id integer not null,
	kind text not null,
	constraint serial_products_pkey PRIMARY KEY (product_id),
	constraint serial_products_kind_check CHECK ((kind = ANY (ARRAY['serial'::text, 'imei'::text]))),
	constraint serial_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
-- triggers: audit (audit_change)

create table server_secrets (
	name text not null,
	secret bytea not null,
	constraint server_secrets_pkey PRIMARY KEY (name),
	constraint server_secrets_secret_check CHECK ((length(secret) = 32))
);

create table service_requests (
	id integer not null generated as identity,
	order_id integer not null,
	product_id integer not null,
	kind text not null,
	quantity integer not null,
	reason text not null,
	text text not null,
	at timestamp with time zone not null,
	state text not null default 'waiting'::text,
	answer text not null default ''::text,
	decided_at timestamp with time zone,
	staff_id integer,
	return_id integer,
	claim_id integer,
	constraint service_requests_pkey PRIMARY KEY (id),
	constraint service_requests_check CHECK (((state = 'taken'::text) = (num_nonnulls(return_id, claim_id) = 1))),
	constraint service_requests_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
	constraint service_requests_kind_check CHECK ((kind = ANY (ARRAY['return'::text, 'claim'::text]))),
	constraint service_requests_order_id_product_id_fkey FOREIGN KEY (order_id, product_id) REFERENCES order_lines(order_id, product_id),
	constraint service_requests_quantity_check CHECK ((quantity > 0)),
	constraint service_requests_reason_check CHECK ((reason = ANY (ARRAY['defect'::text, 'wrong_item'::text, 'not_as_described'::text, 'changed_mind'::text, 'other'::text]))),
	constraint service_requests_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
	constraint service_requests_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint service_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX service_requests_by_claim ON public.service_requests USING btree (claim_id);
CREATE INDEX service_requests_by_line ON public.service_requests USING btree (order_id, product_id);
CREATE INDEX service_requests_by_return ON public.service_requests USING btree (return_id);
CREATE INDEX service_requests_by_staff ON public.service_requests USING btree (staff_id);
CREATE INDEX service_requests_by_state ON public.service_requests USING btree (id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX service_requests_waiting ON public.service_requests USING btree (order_id, product_id, kind) WHERE (state = 'waiting'::text);
-- triggers: audit (audit_change)

create table sessions (
	id integer not null generated as identity,
	token_hash bytea not null,
	user_id integer not null,
	user_agent text not null,
	created_at timestamp with time zone not null,
	last_seen_at timestamp with time zone not null,
	constraint sessions_pkey PRIMARY KEY (id),
	constraint sessions_token_hash_key UNIQUE (token_hash),
	constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_last_seen ON public.sessions USING btree (last_seen_at);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id, last_seen_at DESC);

create table settings (
	key text not null,
	value jsonb not null,
	constraint settings_pkey PRIMARY KEY (key)
);
-- triggers: announce (announce_table), audit (audit_change)

create table slot_bookings (
	date date not null,
	slot_id integer not null,
	booked integer not null,
	constraint slot_bookings_pkey PRIMARY KEY (date, slot_id),
	constraint slot_bookings_booked_check CHECK ((booked >= 0)),
	constraint slot_bookings_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES delivery_slots(id)
);

create table small_banners (
	id integer not null generated as identity,
	title_en text not null,
	title_ru text not null default ''::text,
	title_tm text not null default ''::text,
	picture_en text not null,
	picture_ru text,
	picture_tm text,
	link text not null,
	position integer not null default 0,
	active boolean not null default true,
	shows_from timestamp with time zone,
	shows_until timestamp with time zone,
	constraint small_banners_pkey PRIMARY KEY (id),
	constraint small_banners_link_check CHECK ((link ~ '^(/([^/\\\s][^\\\s]*)?|https://[^\\\s]+)$'::text)),
	constraint small_banners_picture_en_fkey FOREIGN KEY (picture_en) REFERENCES pictures(file),
	constraint small_banners_picture_ru_fkey FOREIGN KEY (picture_ru) REFERENCES pictures(file),
	constraint small_banners_picture_tm_fkey FOREIGN KEY (picture_tm) REFERENCES pictures(file),
	constraint small_banners_shows_until_check CHECK ((shows_until > shows_from)),
	constraint small_banners_title_en_check CHECK ((title_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change)

create table smart_categories (
	id integer not null generated as identity,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	is_new boolean not null default false,
	position integer not null default 0,
	rule jsonb,
	opens_builder boolean not null default false,
	constraint smart_categories_pkey PRIMARY KEY (id),
	constraint smart_categories_name_en_check CHECK ((name_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_smart_names)

create table smart_category_products (
	smart_category_id integer not null,
	product_id integer not null,
	position integer not null,
	constraint smart_category_products_pkey PRIMARY KEY (smart_category_id, product_id),
	constraint smart_category_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint smart_category_products_smart_category_id_fkey FOREIGN KEY (smart_category_id) REFERENCES smart_categories(id) ON DELETE CASCADE
);
-- triggers: announce (announce_table), audit (audit_change)

create table sms_outbox (
	id integer not null generated as identity,
	phone text not null,
	text text not null,
	made_at timestamp with time zone not null,
	expires_at timestamp with time zone not null,
	next_try_at timestamp with time zone not null,
	tries integer not null default 0,
	sent_at timestamp with time zone,
	put_off boolean not null default false,
	trouble text not null default ''::text,
	constraint sms_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX sms_by_made ON public.sms_outbox USING btree (made_at);
CREATE INDEX sms_to_send ON public.sms_outbox USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (text <> ''::text));

create table staff_accounts (
	id integer not null generated as identity,
	name text not null,
	role text not null,
	disabled boolean not null default false,
	created_at timestamp with time zone not null,
	login text not null,
	password_hash text,
	sealed_totp bytea,
	totp_step bigint not null default 0,
	login_chosen boolean not null default true,
	constraint staff_accounts_pkey PRIMARY KEY (id),
	constraint staff_accounts_check CHECK (((password_hash IS NULL) = (sealed_totp IS NULL))),
	constraint staff_accounts_login_check CHECK ((login ~ '^[a-z0-9][a-z0-9._-]{1,31}$'::text)),
	constraint staff_accounts_login_key UNIQUE (login),
	constraint staff_accounts_name_check CHECK ((name <> ''::text)),
	constraint staff_accounts_role_fkey FOREIGN KEY (role) REFERENCES staff_roles(key)
);
CREATE INDEX staff_accounts_by_role ON public.staff_accounts USING btree (role);
-- triggers: audit (audit_change)

create table staff_devices (
	staff_id integer not null,
	device_hash bytea not null,
	seen_at timestamp with time zone not null,
	constraint staff_devices_pkey PRIMARY KEY (staff_id, device_hash),
	constraint staff_devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE
);
CREATE INDEX staff_devices_by_seen ON public.staff_devices USING btree (seen_at);

create table staff_keys (
	staff_id integer not null,
	key text not null,
	step integer not null,
	request_hash bytea not null,
	result jsonb,
	created_at timestamp with time zone not null,
	constraint staff_keys_pkey PRIMARY KEY (staff_id, key, step),
	constraint staff_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE
);
CREATE INDEX staff_keys_by_age ON public.staff_keys USING btree (created_at);

create table staff_links (
	token_hash bytea not null,
	staff_id integer not null,
	expires_at timestamp with time zone not null,
	constraint staff_links_pkey PRIMARY KEY (token_hash),
	constraint staff_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE
);
CREATE INDEX staff_links_by_staff ON public.staff_links USING btree (staff_id);

create table staff_pins (
	id integer not null generated as identity,
	staff_id integer not null,
	token_hash bytea not null,
	pin_hash text not null,
	tries integer not null default 0,
	created_at timestamp with time zone not null,
	last_seen_at timestamp with time zone not null,
	user_agent text not null default ''::text,
	network text not null default ''::text,
	constraint staff_pins_pkey PRIMARY KEY (id),
	constraint staff_pins_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE,
	constraint staff_pins_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX staff_pins_by_staff ON public.staff_pins USING btree (staff_id);

create table staff_roles (
	key text not null,
	idle_minutes integer not null default 30,
	position integer not null default 100,
	name_en text not null default ''::text,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	rights text[] not null default '{}'::text[],
	constraint staff_roles_pkey PRIMARY KEY (key),
	constraint staff_roles_idle_minutes_check CHECK (((idle_minutes >= 5) AND (idle_minutes <= 720))),
	constraint staff_roles_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{0,29}$'::text))
);
-- triggers: audit (audit_change)

create table staff_sessions (
	token_hash bytea not null,
	staff_id integer not null,
	created_at timestamp with time zone not null,
	last_seen_at timestamp with time zone not null,
	id integer not null generated as identity,
	user_agent text not null default ''::text,
	network text not null default ''::text,
	pin_id integer,
	by_pin boolean not null default false,
	constraint staff_sessions_pkey PRIMARY KEY (token_hash),
	constraint staff_sessions_id_key UNIQUE (id),
	constraint staff_sessions_pin_id_fkey FOREIGN KEY (pin_id) REFERENCES staff_pins(id) ON DELETE CASCADE,
	constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_by_pin ON public.staff_sessions USING btree (pin_id) WHERE (pin_id IS NOT NULL);
CREATE INDEX staff_sessions_by_staff ON public.staff_sessions USING btree (staff_id);

create table stock_census (
	single_row boolean not null default true,
	pieces bigint not null default 0,
	counted_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
	constraint stock_census_pkey PRIMARY KEY (single_row),
	constraint stock_census_single_row_check CHECK (single_row)
);

create table stock_count_lines (
	count_id integer not null,
	product_id integer not null,
	counted integer,
	expected integer,
	counted_at timestamp with time zone,
	staff_id integer,
	entries integer not null default 0,
	moved integer,
	constraint stock_count_lines_pkey PRIMARY KEY (count_id, product_id),
	constraint stock_count_lines_check CHECK (((expected IS NULL) = (counted IS NULL))),
	constraint stock_count_lines_count_id_fkey FOREIGN KEY (count_id) REFERENCES stock_counts(id) ON DELETE CASCADE,
	constraint stock_count_lines_counted_check CHECK ((counted >= 0)),
	constraint stock_count_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint stock_count_lines_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
CREATE INDEX stock_count_lines_by_product ON public.stock_count_lines USING btree (product_id);

create table stock_counts (
	id integer not null generated as identity,
	category_id integer,
	brand_id integer,
	note text not null default ''::text,
	state text not null default 'open'::text,
	created_at timestamp with time zone not null,
	staff_id integer,
	posted_at timestamp with time zone,
	constraint stock_counts_pkey PRIMARY KEY (id),
	constraint stock_counts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE SET NULL,
	constraint stock_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
	constraint stock_counts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id),
	constraint stock_counts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'posted'::text, 'cancelled'::text])))
);
CREATE INDEX stock_counts_by_brand ON public.stock_counts USING btree (brand_id);
CREATE INDEX stock_counts_by_category ON public.stock_counts USING btree (category_id);
-- triggers: audit (audit_change)

create table stock_movements (
	id bigint not null generated as identity,
	product_id integer not null,
	at timestamp with time zone not null default COALESCE((NULLIF(current_setting('dukan.at'::text, true), ''::text))::timestamp with time zone, now()),
	kind text not null,
	quantity integer not null,
	staff_id integer default (NULLIF(current_setting('dukan.staff_id'::text, true), ''::text))::integer,
	reason text not null default ''::text,
	document text,
	document_id integer,
	constraint stock_movements_pkey PRIMARY KEY (product_id, id),
	constraint stock_movements_check CHECK (((document IS NULL) = (document_id IS NULL))),
	constraint stock_movements_document_check CHECK ((document = ANY (ARRAY['order'::text, 'receipt'::text, 'count'::text, 'import'::text, 'claim'::text]))),
	constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'sale'::text, 'cancel'::text, 'return'::text, 'count'::text, 'write_off'::text, 'correction'::text, 'warranty'::text]))),
	constraint stock_movements_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint stock_movements_quantity_check CHECK ((quantity <> 0)),
	constraint stock_movements_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_accounts(id)
);
-- triggers: apply_stock_movements (apply_stock_movements), refuse_movement_change (refuse_movement_change)

create table stock_waits (
	user_id integer not null,
	product_id integer not null,
	asked_at timestamp with time zone not null,
	constraint stock_waits_pkey PRIMARY KEY (user_id, product_id),
	constraint stock_waits_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint stock_waits_user_id_fkey FOREIGN KEY (user_id) REFERENCES notice_people(user_id) ON DELETE CASCADE
);
CREATE INDEX stock_waits_by_product ON public.stock_waits USING btree (product_id);
CREATE INDEX stock_waits_by_time ON public.stock_waits USING btree (asked_at);

create table subcategories (
	id integer not null generated as identity,
	category_id integer not null,
	name_en text not null,
	name_ru text not null default ''::text,
	name_tm text not null default ''::text,
	position integer not null default 0,
	is_accessory boolean not null default false,
	build_slot text,
	constraint subcategories_pkey PRIMARY KEY (id),
	constraint subcategories_build_slot_check CHECK ((build_slot = ANY (ARRAY['processor'::text, 'board'::text, 'memory'::text, 'graphics'::text, 'storage'::text, 'case'::text, 'cooler'::text, 'power'::text]))),
	constraint subcategories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
	constraint subcategories_category_id_id_key UNIQUE (category_id, id),
	constraint subcategories_name_en_check CHECK ((name_en <> ''::text))
);
-- triggers: announce (announce_table), audit (audit_change), search_learn (search_learn_names)

create table subcategory_attributes (
	subcategory_id integer not null,
	attribute_key text not null,
	position integer not null,
	constraint subcategory_attributes_pkey PRIMARY KEY (subcategory_id, attribute_key),
	constraint subcategory_attributes_attribute_key_fkey FOREIGN KEY (attribute_key) REFERENCES attributes(key),
	constraint subcategory_attributes_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES subcategories(id) ON DELETE CASCADE
);
-- triggers: announce (announce_table), audit (audit_change)

create table supplier_goods (
	supplier_id integer not null,
	product_id integer not null,
	article text not null default ''::text,
	cost_tenge integer not null,
	was_cost_tenge integer,
	import_id integer,
	constraint supplier_goods_pkey PRIMARY KEY (supplier_id, product_id),
	constraint supplier_goods_cost_tenge_check CHECK ((cost_tenge >= 0)),
	constraint supplier_goods_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE SET NULL,
	constraint supplier_goods_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
	constraint supplier_goods_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX supplier_goods_article ON public.supplier_goods USING btree (supplier_id, upper(article)) WHERE (article <> ''::text);
CREATE INDEX supplier_goods_by_import ON public.supplier_goods USING btree (import_id);
CREATE INDEX supplier_goods_by_product ON public.supplier_goods USING btree (product_id);

create table supplier_mappings (
	supplier_id integer not null,
	article_title text not null default ''::text,
	barcode_title text not null default ''::text,
	price_title text not null,
	rate numeric(12,4) not null default 1,
	markup_percent numeric(6,2) not null default 0,
	round_tenge integer not null default 1,
	warn_percent integer not null default 30,
	constraint supplier_mappings_pkey PRIMARY KEY (supplier_id),
	constraint supplier_mappings_check CHECK (((article_title <> ''::text) OR (barcode_title <> ''::text))),
	constraint supplier_mappings_markup_percent_check CHECK ((markup_percent > ('-100'::integer)::numeric)),
	constraint supplier_mappings_price_title_check CHECK ((price_title <> ''::text)),
	constraint supplier_mappings_rate_check CHECK ((rate > (0)::numeric)),
	constraint supplier_mappings_round_tenge_check CHECK ((round_tenge > 0)),
	constraint supplier_mappings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
	constraint supplier_mappings_warn_percent_check CHECK ((warn_percent > 0))
);

create table suppliers (
	id integer not null generated as identity,
	name text not null,
	phone text not null default ''::text,
	note text not null default ''::text,
	constraint suppliers_pkey PRIMARY KEY (id),
	constraint suppliers_name_check CHECK ((TRIM(BOTH FROM name) <> ''::text))
);
CREATE UNIQUE INDEX suppliers_name ON public.suppliers USING btree (lower(name));
-- triggers: audit (audit_change)

create table trust_limits (
	degree text not null,
	open_orders integer not null,
	pieces integer not null,
	lines integer not null,
	sum_tenge bigint not null,
	orders_per_hour integer not null,
	constraint trust_limits_pkey PRIMARY KEY (degree),
	constraint trust_limits_degree_check CHECK ((degree = ANY (ARRAY['unconfirmed'::text, 'confirmed'::text, 'buyer'::text, 'regular'::text]))),
	constraint trust_limits_lines_check CHECK ((lines >= 0)),
	constraint trust_limits_open_orders_check CHECK ((open_orders >= 0)),
	constraint trust_limits_orders_per_hour_check CHECK ((orders_per_hour >= 0)),
	constraint trust_limits_pieces_check CHECK ((pieces >= 0)),
	constraint trust_limits_sum_tenge_check CHECK ((sum_tenge >= 0))
);
-- triggers: audit (audit_change)

create table trust_rules (
	single_row boolean not null default true,
	confirm_phone text not null default 'above_sum'::text,
	regular_from_orders integer not null default 5,
	unconfirmed_share_percent integer not null default 50,
	address_share_percent integer not null default 1,
	pending_hours integer not null default 48,
	order_data_months integer not null default 36,
	unused_account_months integer not null default 24,
	constraint trust_rules_pkey PRIMARY KEY (single_row),
	constraint trust_rules_address_share_percent_check CHECK (((address_share_percent >= 0) AND (address_share_percent <= 100))),
	constraint trust_rules_confirm_phone_check CHECK ((confirm_phone = ANY (ARRAY['registration'::text, 'first_order'::text, 'above_sum'::text]))),
	constraint trust_rules_order_data_months_check CHECK ((order_data_months > 0)),
	constraint trust_rules_pending_hours_check CHECK ((pending_hours > 0)),
	constraint trust_rules_regular_from_orders_check CHECK ((regular_from_orders > 0)),
	constraint trust_rules_single_row_check CHECK (single_row),
	constraint trust_rules_unconfirmed_share_percent_check CHECK (((unconfirmed_share_percent >= 0) AND (unconfirmed_share_percent <= 100))),
	constraint trust_rules_unused_account_months_check CHECK ((unused_account_months > 0))
);
-- triggers: announce (announce_table), audit (audit_change)

create table units (
	code text not null,
	name_en text not null,
	name_ru text not null,
	name_tm text not null,
	constraint units_pkey PRIMARY KEY (code)
);
-- triggers: announce (announce_table), audit (audit_change), search_learn_facets (search_learn_all_facets)

create table users (
	id integer not null generated as identity,
	phone text not null,
	name text not null,
	password_hash text not null,
	address text not null default ''::text,
	region_id integer,
	email text not null default ''::text,
	language text not null,
	banned boolean not null default false,
	created_at timestamp with time zone not null,
	ban_note text not null default ''::text,
	name_key text not null generated always as (name_key(name)) stored,
	phone_confirmed_at timestamp with time zone,
	vouched_at timestamp with time zone,
	order_network bytea,
	imported_at timestamp with time zone,
	constraint users_pkey PRIMARY KEY (id),
	constraint users_language_check CHECK ((language = ANY (ARRAY['tm'::text, 'ru'::text, 'en'::text]))),
	constraint users_name_check CHECK ((name <> ''::text)),
	constraint users_phone_check CHECK ((phone ~ '^[0-9]{7}$'::text)),
	constraint users_phone_key UNIQUE (phone),
	constraint users_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE SET NULL
);
CREATE INDEX users_banned ON public.users USING btree (id) WHERE banned;
CREATE INDEX users_by_age ON public.users USING btree (created_at, id);
CREATE INDEX users_by_order_network ON public.users USING btree (order_network) WHERE (order_network IS NOT NULL);
CREATE INDEX users_by_region ON public.users USING btree (region_id);
CREATE INDEX users_in_name_order ON public.users USING btree (name COLLATE turkmen, id);
-- triggers: audit (audit_change)
