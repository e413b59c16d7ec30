import type { ColumnType } from 'kysely';

/** Written by "npm run generate" from the migrated database; a test compares the two. */

/** bigint and numeric: node-postgres gives a string, so that nothing is rounded. */
type Int8 = ColumnType<string, number | string, number | string>;
type Numeric = ColumnType<string, number | string, number | string>;
/** node-postgres reads a date as midnight of this machine's zone: queries select it as text. */
type Day = ColumnType<Date, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
/** Code that reads a JSON column declares what it holds. */
type Json = ColumnType<unknown, string, string>;
/** PostgreSQL fills it where nothing is given. */
type Generated<Type> =
	Type extends ColumnType<infer Read, infer Insert, infer Update>
		? ColumnType<Read, Insert | undefined, Update>
		: ColumnType<Type, Type | undefined, Type>;
/** Computed by PostgreSQL. */
type Computed<Type> = ColumnType<Type, never, never>;

export type Tables = {
	attribute_groups: {
		key: string;
		name_en: string;
		name_ru: string;
		name_tm: string;
		position: Generated<number>;
	};
	attribute_values: {
		attribute_key: string;
		value: string;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		position: Generated<number>;
	};
	attributes: {
		key: string;
		type: 'enum' | 'number' | 'bool';
		unit: string | null;
		group_key: string;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		position: Generated<number>;
		range_bounds: number[] | null;
	};
	audit_log: {
		id: Generated<Int8>;
		at: Moment;
		staff_id: number;
		subject: string;
		key: string;
		action: 'insert' | 'update' | 'delete';
		before: Json | null;
		after: Json | null;
		batch: string | null;
	};
	backups: {
		id: Generated<number>;
		started_at: Moment;
		finished_at: Moment | null;
		bytes: Int8 | null;
		kind: string;
		ok: Generated<boolean>;
		note: Generated<string>;
	};
	banned_phones: {
		phone_hash: Buffer;
		banned_at: Moment;
	};
	banners: {
		id: Generated<number>;
		title_en: string;
		title_ru: Generated<string>;
		title_tm: Generated<string>;
		picture_en: string;
		picture_ru: string | null;
		picture_tm: string | null;
		link: string;
		active: Generated<boolean>;
		position: Generated<number>;
		shows_from: Moment | null;
		shows_until: Moment | null;
	};
	book_checks: {
		single_row: Generated<boolean>;
		at: Moment;
		horizon: string;
		differences: Json;
	};
	book_entries: {
		id: Generated<Int8>;
		at: Moment;
		day: Day;
		kind: 'sale' | 'order' | 'take_back' | 'return' | 'card' | 'card_back' | 'goods' | 'cost' | 'hand_over' | 'difference' | 'other' | 'opening';
		order_id: number | null;
		return_id: number | null;
		document: 'order' | 'receipt' | 'count' | 'import' | 'claim' | 'payment' | null;
		document_id: number | null;
		act: Int8 | null;
		reason: Generated<string>;
		staff_id: Generated<number | null>;
		xid: Generated<string>;
	};
	book_lines: {
		id: Generated<Int8>;
		entry_id: Int8;
		account: 'desk' | 'courier' | 'terminal' | 'bank' | 'transit' | 'customers' | 'sales' | 'discounts' | 'delivery' | 'returns' | 'cost_of_goods' | 'stock' | 'uncosted' | 'suppliers' | 'expenses' | 'shortages' | 'write_offs' | 'revaluation' | 'opening';
		part: Generated<string>;
		holder_id: number | null;
		product_id: number | null;
		amount_tenge: Int8;
		reverses: Int8 | null;
	};
	brands: {
		id: Generated<number>;
		name: string;
		slug: string;
		picture: string | null;
	};
	call_request_items: {
		call_request_id: number;
		product_id: number;
		quantity: number;
	};
	call_requests: {
		id: Generated<number>;
		created_at: Moment;
		name: string;
		phone: string;
		language: 'tm' | 'ru' | 'en';
		status: Generated<'waiting' | 'ordered' | 'closed'>;
		seen_at: Moment | null;
		taken_by: number | null;
		attempts: Generated<number>;
		call_back_at: Moment | null;
		order_id: number | null;
		ended_at: Moment | null;
		network: Buffer | null;
		is_known: Generated<boolean>;
	};
	captchas: {
		key_hash: Buffer;
		kind: 'picture' | 'sound';
		position: number;
		made_at: Moment;
		tried_at: Moment | null;
		token_hash: Buffer | null;
		used_at: Moment | null;
	};
	cash_closings: {
		day: Day;
		at: Moment;
		staff_id: number;
		expected_tenge: Int8;
		counted_tenge: Int8;
		reason: Generated<string>;
	};
	categories: {
		id: Generated<number>;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		icon: Generated<string>;
		position: Generated<number>;
		card_highlights: Generated<string[]>;
		filters: Generated<string[]>;
	};
	claim_events: {
		id: Generated<number>;
		claim_id: number;
		at: Moment;
		state: 'received' | 'at_service' | 'repaired' | 'replaced' | 'refused' | 'handed_back';
		staff_id: number;
		note: Generated<string>;
	};
	claims: {
		id: Generated<number>;
		order_id: number;
		product_id: number;
		serial_id: number | null;
		state: Generated<'received' | 'at_service' | 'repaired' | 'replaced' | 'refused' | 'handed_back'>;
		complaint: string;
		at: Moment;
		replacement_id: number | null;
	};
	delivery_addresses: {
		id: Generated<number>;
		user_id: number;
		district_id: number | null;
		address: string;
		choice: number;
	};
	delivery_slots: {
		id: Generated<number>;
		from_time: string;
		to_time: string;
		order_until: string;
		capacity: number;
		position: Generated<number>;
		weekday_capacities: Generated<number[]>;
	};
	delivery_zones: {
		code: string;
		price_tenge: number;
		free_from_tenge: number | null;
		min_days: number;
		max_days: number;
		express_price_tenge: number | null;
		express_minutes: number | null;
		position: Generated<number>;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
	};
	demo_shop: {
		filled_at: Generated<Moment>;
	};
	districts: {
		id: Generated<number>;
		region_id: number;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		zone: string;
		delivery: Generated<boolean>;
		express: Generated<boolean>;
		position: Generated<number>;
	};
	facet_values: {
		id: Generated<number>;
		attribute_key: string;
		value: string;
		number: Numeric | null;
	};
	favourites: {
		user_id: number;
		product_id: number;
		saved_price_tenge: Int8;
		saved_at: Moment;
		notice_price_tenge: Int8 | null;
	};
	fit_rules: {
		id: Generated<number>;
		subcategory_id: number;
		accessory_subcategory_id: number;
		rule: Generated<Json>;
		is_needed: Generated<boolean>;
		position: Generated<number>;
	};
	holidays: {
		date: Day;
		name_en: Generated<string>;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
	};
	idempotency_keys: {
		key_hash: Buffer;
		request_hash: Buffer;
		result: Json | null;
		expires_at: Moment;
	};
	imports: {
		id: Generated<number>;
		kind: 'products' | 'prices' | 'stock' | 'supplier' | 'reprice';
		file_name: string;
		content: Buffer | null;
		staff_id: number;
		made_at: Moment;
		state: Generated<'mapping' | 'checking' | 'unreadable' | 'checked' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'>;
		problem: string | null;
		rows: Generated<number>;
		done: Generated<number>;
		added: Generated<number>;
		changed: Generated<number>;
		unchanged: Generated<number>;
		bad: Generated<number>;
		errors: Generated<Json>;
		samples: Generated<Json>;
		kept: Generated<Json>;
		beat_at: Generated<Moment>;
		supplier_id: number | null;
		preview: Generated<Json>;
		warn_percent: Generated<number>;
		warned: Generated<number>;
		warnings: Generated<Json>;
		bad_rows: Generated<Json>;
		for_sale: Generated<boolean>;
		previewed_stock: Generated<Json>;
		stock_notes: Generated<Json>;
		guess_kind: Generated<boolean>;
		hidden: Generated<number>;
		gone: Generated<number>;
		gone_goods: Generated<Json>;
		list_categories: Generated<Json>;
	};
	job_runs: {
		job: string;
		started_at: Moment;
		finished_at: Moment;
		ok: boolean;
		note: Generated<string>;
		process: string;
	};
	known_devices: {
		user_id: number;
		device_hash: Buffer;
		seen_at: Moment;
		network: Buffer | null;
	};
	limits: {
		kind: string;
		key: string;
		count: number;
		open_at: Moment;
		forget_at: Moment;
	};
	line_warranties: {
		order_id: number;
		product_id: number;
		months: number;
	};
	migrations: {
		number: number;
		name: string;
		applied_at: Generated<Moment>;
	};
	notice_people: {
		user_id: number;
		price_drops: Generated<boolean>;
		last_sent_at: Moment | null;
		review_invitations: Generated<boolean>;
	};
	notices: {
		id: Generated<number>;
		user_id: number;
		product_id: number;
		kind: 'back' | 'cheaper';
		price_tenge: Int8;
		sent_at: Moment;
	};
	order_calls: {
		id: Generated<number>;
		order_id: number;
		staff_id: number;
		at: Moment;
		call_back_at: Moment | null;
	};
	order_changes: {
		id: Generated<number>;
		order_id: number;
		staff_id: number;
		at: Moment;
		parts: string[];
		total_before_tenge: Int8;
		total_after_tenge: Int8;
	};
	order_desk: {
		order_id: number;
		seen_at: Moment | null;
		taken_by: number | null;
		taken_at: Moment | null;
		attempts: Generated<number>;
		last_attempt_at: Moment | null;
		call_back_at: Moment | null;
		alerted_at: Moment | null;
	};
	order_events: {
		id: Generated<Int8>;
		order_id: number;
		status: string;
		at: Moment;
		mover: 'customer' | 'shop';
		staff_id: number | null;
		back: Generated<boolean>;
		note: Generated<string>;
	};
	order_lines: {
		order_id: number;
		position: number;
		product_id: number;
		name_en: string;
		name_ru: string;
		name_tm: string;
		price_tenge: number;
		unit_factor: number;
		quantity: number;
		discount_tenge: Generated<Int8>;
		returned: Generated<number>;
		cost_tenge: number | null;
	};
	order_messages: {
		sms_id: number;
		order_id: number;
		status: string;
	};
	order_minimums: {
		category_id: number;
		amount_tenge: number;
	};
	order_notes: {
		id: Generated<number>;
		order_id: number;
		staff_id: number;
		at: Moment;
		text: string;
	};
	order_rules: {
		single_row: Generated<boolean>;
		express_from: Generated<string>;
		express_to: Generated<string>;
		express_capacity: Generated<number>;
		orders_per_day: Generated<number>;
		sms_statuses: Generated<string[]>;
		sms_hold_s: Generated<number>;
		call_attempts: Generated<number>;
		patience_minutes: Generated<number>;
		duty_phone: Generated<string>;
		return_days: Generated<number>;
		pay_minutes: Generated<number>;
		refund_approval_tenge: Generated<Int8>;
		duty_language: Generated<'tm' | 'ru' | 'en'>;
	};
	order_watchers: {
		order_id: number;
		staff_id: number;
		seen_at: Moment;
	};
	orders: {
		id: Generated<number>;
		number: string;
		user_id: number;
		status: 'pending' | 'accepted' | 'on_delivery' | 'completed' | 'cancelled';
		created_at: Moment;
		delivery: 'courier' | 'express' | 'pickup';
		delivery_date: Day;
		slot_id: number | null;
		slot_from: string | null;
		slot_to: string | null;
		district_id: number | null;
		address: string;
		payment: 'cash' | 'terminal' | 'card';
		change_from_tenge: number | null;
		name: string;
		phone: string;
		note: Generated<string>;
		subtotal_tenge: Int8;
		delivery_price_tenge: number;
		cancel_reason: 'order_again' | 'expensive' | 'not_at_address' | 'not_reached' | 'out_of_stock' | 'duplicate' | 'prank' | 'wrong_price' | 'other' | null;
		cancel_note: Generated<string>;
		version: Generated<number>;
		anonymous: Generated<boolean>;
		channel: Generated<'site' | 'phone' | 'counter'>;
		entered_by: number | null;
		discount_tenge: Generated<Int8>;
		discount_reason: Generated<string>;
		total_tenge: Computed<Int8>;
		promo_discount_tenge: Generated<Int8>;
		courier_id: number | null;
		paid_cash_tenge: Int8 | null;
		paid_terminal_tenge: Int8 | null;
		refunded_tenge: Generated<Int8>;
		payment_state: 'awaiting' | 'paid' | 'failed' | 'refunded' | 'partly_refunded' | null;
		pay_until: Moment | null;
		card_tenge: Generated<Int8>;
	};
	page_revisions: {
		id: Generated<number>;
		page: string;
		at: Moment;
		staff_id: number | null;
		title_en: string;
		title_ru: string;
		title_tm: string;
		body_en: string;
		body_ru: string;
		body_tm: string;
	};
	pages: {
		name: string;
		title_en: string;
		title_ru: Generated<string>;
		title_tm: Generated<string>;
		body_en: string;
		body_ru: Generated<string>;
		body_tm: Generated<string>;
		updated_at: Generated<Moment>;
	};
	password_resets: {
		id: Generated<number>;
		user_id: number;
		token_hash: Buffer;
		code_hash: Buffer;
		tries: Generated<number>;
		made_at: Moment;
		confirmed_at: Moment | null;
		ticket_hash: Buffer | null;
		used_at: Moment | null;
	};
	payment_differences: {
		payment_id: number;
		kind: 'paid' | 'refunded' | 'unknown_to_bank';
		shop_tenge: Int8;
		bank_tenge: Int8;
		found_at: Moment;
	};
	payment_events: {
		id: Generated<Int8>;
		payment_id: number;
		at: Moment;
		kind: string;
		state: string | null;
		code: string | null;
		staff_id: number | null;
	};
	payment_refunds: {
		id: Generated<number>;
		payment_id: number;
		amount_tenge: Int8;
		cause: 'cancelled' | 'edited' | 'not_taken' | 'return' | 'excess' | 'late';
		return_id: number | null;
		state: 'approval' | 'queued' | 'sent' | 'done' | 'refused';
		created_at: Moment;
		created_by: number | null;
		approved_by: number | null;
		tries: Generated<number>;
		next_try_at: Moment | null;
		done_at: Moment | null;
		error_code: string | null;
	};
	payments: {
		id: Generated<number>;
		order_id: number;
		bank: string;
		number: string;
		amount_tenge: Int8;
		state: Generated<'new' | 'registered' | 'held' | 'paid' | 'declined' | 'expired' | 'failed' | 'reversed'>;
		created_at: Moment;
		expires_at: Moment;
		bank_order_id: string | null;
		form_url: string | null;
		paid_tenge: Generated<Int8>;
		paid_at: Moment | null;
		action_code: number | null;
		error_code: string | null;
		checks: Generated<number>;
		checked_at: Moment | null;
		next_check_at: Moment | null;
		attention: 'paid_less' | 'paid_more' | 'other_currency' | 'held' | 'refund_refused' | null;
	};
	phone_codes: {
		user_id: number;
		code_hash: Buffer;
		tries: Generated<number>;
		made_at: Moment;
	};
	pictures: {
		file: string;
		kind: 'product' | 'banner' | 'logo';
	};
	popular_queries: {
		language: 'tm' | 'ru' | 'en';
		position: number;
		words: string;
	};
	price_changes: {
		id: Generated<Int8>;
		product_id: number;
		at: Moment;
		staff_id: number | null;
		was_price_tenge: number;
		price_tenge: number;
		was_sale_price_tenge: number | null;
		sale_price_tenge: number | null;
	};
	product_accessories: {
		product_id: number;
		accessory_id: number;
		position: number;
	};
	product_attributes: {
		product_id: number;
		attribute_key: string;
		value_text: string | null;
		value_number: Numeric | null;
		value_bool: boolean | null;
	};
	product_codes: {
		product_id: number;
		kind: 'sku' | 'barcode' | 'article';
		position: number;
		code: string;
	};
	product_costs: {
		product_id: number;
		cost_tenge: number;
	};
	product_families: {
		id: Generated<number>;
		code: string;
		attribute_keys: Generated<string[]>;
		version: Generated<number>;
	};
	product_listings: {
		product_id: number;
		category_id: number;
		subcategory_id: number;
		brand_id: number;
		effective_price_tenge: number;
		discount: number;
		created_at: Moment;
		in_stock: boolean;
		on_sale: boolean;
		is_new: boolean;
		facet_ids: Generated<number[]>;
		family_id: number | null;
	};
	product_minimums: {
		product_id: number;
		minimum: number;
	};
	product_names: {
		product_id: number;
		parts: string;
	};
	product_pictures: {
		product_id: number;
		position: number;
		file: string;
	};
	product_popularity: {
		product_id: number;
		score: number;
		bought: Generated<number>;
	};
	product_stock: {
		product_id: number;
		quantity: Generated<number>;
	};
	product_views: {
		product_id: number;
		day: Day;
		views: number;
	};
	products: {
		id: Generated<number>;
		category_id: number;
		subcategory_id: number;
		brand_id: number;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		description_en: Generated<string>;
		description_ru: Generated<string>;
		description_tm: Generated<string>;
		price_tenge: number;
		sale_price_tenge: number | null;
		on_sale: Generated<boolean>;
		unit_factor: Generated<number>;
		single_only: Generated<boolean>;
		limited: Generated<boolean>;
		purchase_limit: Generated<number>;
		is_new: Generated<boolean>;
		premium: Generated<boolean>;
		published: Generated<boolean>;
		created_at: Generated<Moment>;
		version: Generated<number>;
		family_id: number | null;
		sale_starts_at: Moment | null;
		sale_ends_at: Moment | null;
		dollar_price_cents: number | null;
	};
	promotion_codes: {
		id: Generated<number>;
		promotion_id: number;
		code: string;
		uses_limit: number | null;
		uses: Generated<number>;
		created_at: Generated<Moment>;
	};
	promotion_uses: {
		order_id: number;
		promotion_id: number;
		code_id: number | null;
		user_id: number;
		terms: Json;
		discount_tenge: Int8;
		delivery_discount_tenge: Generated<number>;
		counts: Generated<boolean>;
	};
	promotions: {
		id: Generated<number>;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		kind: 'percent' | 'amount' | 'free_delivery' | 'gift';
		percent: number | null;
		amount_tenge: number | null;
		gift_product_id: number | null;
		by_code: Generated<boolean>;
		active: Generated<boolean>;
		starts_at: Moment | null;
		ends_at: Moment | null;
		minimum_tenge: Generated<number>;
		category_ids: Generated<number[]>;
		brand_ids: Generated<number[]>;
		product_ids: Generated<number[]>;
		first_order: Generated<boolean>;
		uses_limit: number | null;
		uses_per_person: number | null;
		uses: Generated<number>;
	};
	proofs: {
		challenge_hash: Buffer;
		purpose: string;
		made_at: Moment;
	};
	question_posts: {
		id: Generated<number>;
		product_id: number;
		question_id: number | null;
		origin: 'person' | 'shop' | 'demo';
		user_id: number | null;
		author: string;
		text: string;
		state: Generated<'waiting' | 'published' | 'rejected'>;
		created_at: Moment;
	};
	question_reports: {
		post_id: number;
		user_id: number;
		reason: 'offensive' | 'advertising' | 'not_about_product' | 'other';
		at: Moment;
	};
	receipt_lines: {
		receipt_id: number;
		product_id: number;
		position: number;
		quantity: number;
		cost_tenge: number | null;
	};
	receipts: {
		id: Generated<number>;
		supplier_id: number;
		number: Generated<string>;
		note: Generated<string>;
		state: Generated<'draft' | 'posted' | 'reversed'>;
		version: Generated<number>;
		created_at: Moment;
		staff_id: number | null;
		posted_at: Moment | null;
	};
	regions: {
		id: Generated<number>;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		position: Generated<number>;
	};
	request_pictures: {
		request_id: number;
		position: number;
		content: Buffer;
	};
	restore_log: {
		id: Generated<Int8>;
		at: Generated<Moment>;
		kind: 'person_deleted' | 'person_banned' | 'person_unbanned' | 'person_password' | 'staff_disabled' | 'staff_enabled' | 'staff_password';
		account_id: number;
		account_created_at: Moment;
	};
	return_lines: {
		return_id: number;
		product_id: number;
		quantity: number;
		reason: 'defect' | 'wrong_item' | 'not_as_described' | 'changed_mind' | 'other';
		condition: 'sealed' | 'opened' | 'used' | 'broken';
		destination: 'stock' | 'repair' | 'write_off';
		amount_tenge: Int8;
		serials: Generated<string[]>;
	};
	returns: {
		id: Generated<number>;
		order_id: number;
		at: Moment;
		staff_id: number;
		settlement: 'cash' | 'terminal' | 'card' | 'split' | 'exchange';
		amount_tenge: Int8;
		note: Generated<string>;
		exchange_order_id: number | null;
	};
	review_invitations: {
		order_id: number;
		sent_at: Moment;
	};
	review_pictures: {
		review_id: number;
		position: number;
		mark: string;
		content: Buffer;
		small: Buffer;
	};
	review_reports: {
		review_id: number;
		user_id: number;
		reason: 'offensive' | 'advertising' | 'not_about_product' | 'other';
		at: Moment;
	};
	review_votes: {
		review_id: number;
		user_id: number;
	};
	reviews: {
		id: Generated<number>;
		product_id: number;
		order_id: number | null;
		user_id: number | null;
		author: string;
		stars: number;
		text: string;
		state: Generated<'waiting' | 'published' | 'rejected'>;
		created_at: Moment;
		edited_at: Moment;
		helpful: Generated<number>;
		answer: Generated<string>;
	};
	search_counts: {
		day: Day;
		words: string;
		language: 'tm' | 'ru' | 'en';
		misses: Generated<number>;
		searches: Generated<number>;
		opened: Generated<number>;
	};
	search_synonyms: {
		id: Generated<number>;
		typed: string;
		meant: Generated<string>;
	};
	serial_events: {
		id: Generated<Int8>;
		serial_id: number;
		at: Generated<Moment>;
		kind: 'picked' | 'put_back' | 'returned' | 'replaced' | 'replacement';
		order_id: number;
		staff_id: Generated<number | null>;
	};
	serial_numbers: {
		id: Generated<number>;
		product_id: number;
		number: string;
		order_id: number | null;
	};
	serial_products: {
		product_id: number;
		kind: 'serial' | 'imei';
	};
	server_secrets: {
		name: string;
		secret: Buffer;
	};
	service_requests: {
		id: Generated<number>;
		order_id: number;
		product_id: number;
		kind: 'return' | 'claim';
		quantity: number;
		reason: 'defect' | 'wrong_item' | 'not_as_described' | 'changed_mind' | 'other';
		text: string;
		at: Moment;
		state: Generated<'waiting' | 'taken' | 'declined' | 'withdrawn'>;
		answer: Generated<string>;
		decided_at: Moment | null;
		staff_id: number | null;
		return_id: number | null;
		claim_id: number | null;
	};
	sessions: {
		id: Generated<number>;
		token_hash: Buffer;
		user_id: number;
		user_agent: string;
		created_at: Moment;
		last_seen_at: Moment;
	};
	settings: {
		key: string;
		value: Json;
	};
	slot_bookings: {
		date: Day;
		slot_id: number;
		booked: number;
	};
	small_banners: {
		id: Generated<number>;
		title_en: string;
		title_ru: Generated<string>;
		title_tm: Generated<string>;
		picture_en: string;
		picture_ru: string | null;
		picture_tm: string | null;
		link: string;
		position: Generated<number>;
		active: Generated<boolean>;
		shows_from: Moment | null;
		shows_until: Moment | null;
	};
	smart_categories: {
		id: Generated<number>;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		is_new: Generated<boolean>;
		position: Generated<number>;
		rule: Json | null;
		opens_builder: Generated<boolean>;
	};
	smart_category_products: {
		smart_category_id: number;
		product_id: number;
		position: number;
	};
	sms_outbox: {
		id: Generated<number>;
		phone: string;
		text: string;
		made_at: Moment;
		expires_at: Moment;
		next_try_at: Moment;
		tries: Generated<number>;
		sent_at: Moment | null;
		put_off: Generated<boolean>;
		trouble: Generated<string>;
	};
	staff_accounts: {
		id: Generated<number>;
		name: string;
		role: string;
		disabled: Generated<boolean>;
		created_at: Moment;
		login: string;
		password_hash: string | null;
		sealed_totp: Buffer | null;
		totp_step: Generated<Int8>;
		login_chosen: Generated<boolean>;
	};
	staff_devices: {
		staff_id: number;
		device_hash: Buffer;
		seen_at: Moment;
	};
	staff_links: {
		token_hash: Buffer;
		staff_id: number;
		expires_at: Moment;
	};
	staff_pins: {
		id: Generated<number>;
		staff_id: number;
		token_hash: Buffer;
		pin_hash: string;
		tries: Generated<number>;
		created_at: Moment;
		last_seen_at: Moment;
		user_agent: Generated<string>;
		network: Generated<string>;
	};
	staff_reads: {
		staff_id: number;
		kind: string;
		hour: Moment;
		key: string;
	};
	staff_roles: {
		key: string;
		idle_minutes: Generated<number>;
		position: Generated<number>;
		name_en: Generated<string>;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		rights: Generated<string[]>;
	};
	staff_sessions: {
		token_hash: Buffer;
		staff_id: number;
		created_at: Moment;
		last_seen_at: Moment;
		id: Generated<number>;
		user_agent: Generated<string>;
		network: Generated<string>;
		pin_id: number | null;
		by_pin: Generated<boolean>;
	};
	stock_census: {
		single_row: Generated<boolean>;
		pieces: Generated<Int8>;
		counted_at: Generated<Moment>;
	};
	stock_count_lines: {
		count_id: number;
		product_id: number;
		counted: number | null;
		expected: number | null;
		counted_at: Moment | null;
		staff_id: number | null;
		entries: Generated<number>;
		moved: number | null;
	};
	stock_counts: {
		id: Generated<number>;
		category_id: number | null;
		brand_id: number | null;
		note: Generated<string>;
		state: Generated<'open' | 'posted' | 'cancelled'>;
		created_at: Moment;
		staff_id: number | null;
		posted_at: Moment | null;
	};
	stock_movements: {
		id: Generated<Int8>;
		product_id: number;
		at: Generated<Moment>;
		kind: 'receipt' | 'sale' | 'cancel' | 'return' | 'count' | 'write_off' | 'correction' | 'warranty';
		quantity: number;
		staff_id: Generated<number | null>;
		reason: Generated<string>;
		document: 'order' | 'receipt' | 'count' | 'import' | 'claim' | null;
		document_id: number | null;
	};
	stock_waits: {
		user_id: number;
		product_id: number;
		asked_at: Moment;
	};
	subcategories: {
		id: Generated<number>;
		category_id: number;
		name_en: string;
		name_ru: Generated<string>;
		name_tm: Generated<string>;
		position: Generated<number>;
		is_accessory: Generated<boolean>;
		build_slot: 'processor' | 'board' | 'memory' | 'graphics' | 'storage' | 'case' | 'cooler' | 'power' | null;
	};
	subcategory_attributes: {
		subcategory_id: number;
		attribute_key: string;
		position: number;
	};
	supplier_goods: {
		supplier_id: number;
		product_id: number;
		article: Generated<string>;
		cost_tenge: number;
		was_cost_tenge: number | null;
		import_id: number | null;
	};
	supplier_mappings: {
		supplier_id: number;
		article_title: Generated<string>;
		barcode_title: Generated<string>;
		price_title: string;
		rate: Generated<Numeric>;
		markup_percent: Generated<Numeric>;
		round_tenge: Generated<number>;
		warn_percent: Generated<number>;
		name_title: Generated<string>;
		brand_title: Generated<string>;
		category_title: Generated<string>;
		stock_title: Generated<string>;
		goods: Generated<Json>;
		categories: Generated<Json>;
	};
	suppliers: {
		id: Generated<number>;
		name: string;
		phone: Generated<string>;
		note: Generated<string>;
	};
	trust_limits: {
		degree: 'unconfirmed' | 'confirmed' | 'buyer' | 'regular';
		open_orders: number;
		pieces: number;
		lines: number;
		sum_tenge: Int8;
		orders_per_hour: number;
	};
	trust_rules: {
		single_row: Generated<boolean>;
		confirm_phone: Generated<'registration' | 'first_order' | 'above_sum'>;
		regular_from_orders: Generated<number>;
		unconfirmed_share_percent: Generated<number>;
		address_share_percent: Generated<number>;
		pending_hours: Generated<number>;
		order_data_months: Generated<number>;
		unused_account_months: Generated<number>;
	};
	units: {
		code: string;
		name_en: string;
		name_ru: string;
		name_tm: string;
	};
	users: {
		id: Generated<number>;
		phone: string;
		name: string;
		password_hash: string;
		address: Generated<string>;
		region_id: number | null;
		email: Generated<string>;
		language: 'tm' | 'ru' | 'en';
		banned: Generated<boolean>;
		created_at: Moment;
		ban_note: Generated<string>;
		name_key: Computed<string>;
		phone_confirmed_at: Moment | null;
		vouched_at: Moment | null;
		order_network: Buffer | null;
		imported_at: Moment | null;
	};
};
