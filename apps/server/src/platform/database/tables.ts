import type { Language } from '@dukan/domain/base/language/language.ts';
import type { FitCondition } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { ImportKind, ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import type {
	BadRowsWire,
	ImportErrorWire,
	ImportSampleWire,
	ImportWarningWire,
} from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as the queries see them; the truth is in migrations/. */
export type Tables = {
	brands: BrandsTable;
	categories: Named & {
		id: Generated<number>;
		icon: string;
		position: number;
		card_highlights: string[];
		filters: string[];
	};
	subcategories: Named & {
		id: Generated<number>;
		category_id: number;
		position: number;
		build_slot: ColumnType<string | null, string | null | undefined, string | null>;
		is_accessory: Generated<boolean>;
	};
	units: Named & { code: string };
	attribute_groups: Named & { key: string; position: number };
	attributes: Named & {
		key: string;
		type: AttributeType;
		unit: string | null;
		group_key: string;
		position: number;
		/** Where the ranges of a number begin and end, ascending. */
		range_bounds: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
	};
	attribute_values: Named & { attribute_key: string; value: string; position: number };
	subcategory_attributes: { subcategory_id: number; attribute_key: string; position: number };
	products: ProductsTable;
	product_attributes: {
		product_id: number;
		attribute_key: string;
		value_text: string | null;
		/** numeric: node-postgres gives a string so that nothing is rounded */
		value_number: ColumnType<string | null, number | string | null, number | string | null>;
		value_bool: boolean | null;
	};
	facet_values: { id: Generated<number>; attribute_key: string; value: string; number: string | null };
	product_families: {
		id: Generated<number>;
		code: string;
		attribute_keys: Generated<string[]>;
		version: Generated<number>;
	};
	product_listings: ProductListingsTable;
	product_stock: ProductStockTable;
	stock_movements: StockMovementsTable;
	price_changes: PriceChangesTable;
	suppliers: { id: Generated<number>; name: string; phone: Generated<string>; note: Generated<string> };
	receipts: {
		id: Generated<number>;
		supplier_id: number;
		number: Generated<string>;
		note: Generated<string>;
		state: Generated<string>;
		version: Generated<number>;
		created_at: Date;
		staff_id: number | null;
		posted_at: Date | null;
	};
	receipt_lines: {
		receipt_id: number;
		product_id: number;
		position: number;
		quantity: number;
		cost_tenge: number | null;
	};
	product_costs: { product_id: number; cost_tenge: number };
	product_minimums: { product_id: number; minimum: number };
	serial_products: { product_id: number; kind: string };
	supplier_mappings: {
		supplier_id: number;
		article_title: Generated<string>;
		barcode_title: Generated<string>;
		price_title: string;
		rate: ColumnType<string, number | undefined, number>;
		markup_percent: ColumnType<string, number | undefined, number>;
		round_tenge: Generated<number>;
		warn_percent: Generated<number>;
	};
	supplier_goods: {
		supplier_id: number;
		product_id: number;
		article: Generated<string>;
		cost_tenge: number;
		was_cost_tenge: number | null;
		import_id: number | null;
	};
	stock_counts: {
		id: Generated<number>;
		category_id: number | null;
		brand_id: number | null;
		note: Generated<string>;
		state: Generated<string>;
		created_at: Date;
		staff_id: number | null;
		posted_at: Date | null;
	};
	stock_count_lines: {
		count_id: number;
		product_id: number;
		counted: number | null;
		expected: number | null;
		counted_at: Date | null;
		staff_id: number | null;
		entries: Generated<number>;
		moved: number | null;
	};
	product_codes: { product_id: number; kind: string; position: number; code: string };
	smart_categories: Named & {
		id: Generated<number>;
		is_new: boolean;
		opens_builder: Generated<boolean>;
		position: number;
		rule: JSONColumnType<SmartRule> | null;
	};
	fit_rules: {
		id: Generated<number>;
		subcategory_id: number;
		accessory_subcategory_id: number;
		rule: JSONColumnType<FitRule>;
		is_needed: Generated<boolean>;
		position: Generated<number>;
	};
	product_accessories: { product_id: number; accessory_id: number; position: number };
	smart_category_products: { smart_category_id: number; product_id: number; position: number };
	pictures: { file: string; kind: 'product' | 'banner' | 'logo' };
	product_pictures: { product_id: number; position: number; file: string };
	banners: BannersTable;
	small_banners: BannersTable;
	regions: Named & { id: Generated<number>; position: number };
	districts: Named & {
		id: Generated<number>;
		region_id: number;
		zone: string;
		delivery: boolean;
		express: boolean;
		position: number;
	};
	delivery_zones: Named & {
		code: string;
		price_tenge: number;
		free_from_tenge: number | null;
		min_days: number;
		max_days: number;
		express_price_tenge: number | null;
		express_minutes: number | null;
		position: number;
	};
	holidays: Named & { date: Day };
	pages: {
		name: string;
		title_en: string;
		title_ru: string;
		title_tm: string;
		body_en: string;
		body_ru: string;
		body_tm: string;
		updated_at: Generated<Date>;
	};
	page_revisions: {
		id: Generated<number>;
		page: string;
		at: Date;
		staff_id: number | null;
		title_en: string;
		title_ru: string;
		title_tm: string;
		body_en: string;
		body_ru: string;
		body_tm: string;
	};
	settings: { key: string; value: ColumnType<unknown, string, string> };
	users: {
		id: Generated<number>;
		phone: string;
		name: string;
		password_hash: string;
		address: Generated<string>;
		region_id: number | null;
		email: Generated<string>;
		language: Language;
		banned: Generated<boolean>;
		ban_note: Generated<string>;
		created_at: Date;
		/** S26: of who came from another shop, where created_at is the day of registration. */
		imported_at: Date | null;
		phone_confirmed_at: Date | null;
		/** Staff vouch for the person: no limits of trust (S18). */
		vouched_at: Date | null;
		order_network: Buffer | null;
		/** Computed by PostgreSQL from the name, for the search of customers. */
		name_key: ColumnType<string, never, never>;
	};
	sessions: {
		id: Generated<number>;
		token_hash: Buffer;
		user_id: number;
		user_agent: string;
		created_at: Date;
		last_seen_at: Date;
	};
	known_devices: { user_id: number; device_hash: Buffer; seen_at: Date };
	staff_devices: { staff_id: number; device_hash: Buffer; seen_at: Date };
	server_secrets: { name: string; secret: Buffer };
	limits: { kind: string; key: string; count: number; open_at: Date; forget_at: Date };
	staff_accounts: {
		id: Generated<number>;
		login: string;
		/** Not yet: the first owner chooses at joining. */
		login_chosen: Generated<boolean>;
		name: string;
		role: string;
		disabled: Generated<boolean>;
		created_at: Date;
		password_hash: string | null;
		sealed_totp: Buffer | null;
		/** bigint, far below what a number holds */
		totp_step: ColumnType<string, number | undefined, number>;
	};
	staff_roles: Named & {
		key: string;
		idle_minutes: Generated<number>;
		rights: Generated<string[]>;
		position: Generated<number>;
	};
	staff_links: { token_hash: Buffer; staff_id: number; expires_at: Date };
	audit_log: {
		id: Generated<string>;
		at: Date;
		staff_id: number;
		subject: string;
		key: string;
		action: 'insert' | 'update' | 'delete';
		before: Record<string, unknown> | null;
		after: Record<string, unknown> | null;
		batch: string | null;
	};
	imports: {
		id: Generated<number>;
		kind: ImportKind;
		file_name: string;
		content: Buffer | null;
		staff_id: number;
		made_at: Date;
		state: Generated<ImportState>;
		problem: string | null;
		rows: Generated<number>;
		done: Generated<number>;
		added: Generated<number>;
		changed: Generated<number>;
		unchanged: Generated<number>;
		bad: Generated<number>;
		errors: ColumnType<ImportErrorWire[], string | undefined, string>;
		samples: ColumnType<ImportSampleWire[], string | undefined, string>;
		kept: ColumnType<number[], string | undefined, string>;
		supplier_id: number | null;
		preview: ColumnType<string[][], string | undefined, string>;
		warn_percent: Generated<number>;
		warned: Generated<number>;
		warnings: ColumnType<ImportWarningWire[], string | undefined, string>;
		bad_rows: ColumnType<BadRowsWire, string | undefined, string>;
		beat_at: Generated<Date>;
	};
	staff_sessions: {
		token_hash: Buffer;
		staff_id: number;
		created_at: Date;
		last_seen_at: Date;
		id: Generated<number>;
		user_agent: Generated<string>;
		network: Generated<string>;
		pin_id: ColumnType<number | null, number | null | undefined, number | null>;
		by_pin: Generated<boolean>;
	};
	staff_pins: {
		id: Generated<number>;
		staff_id: number;
		token_hash: Buffer;
		pin_hash: string;
		tries: Generated<number>;
		created_at: Date;
		last_seen_at: Date;
		user_agent: Generated<string>;
		network: Generated<string>;
	};
	demo_shop: { filled_at: Generated<Date> };
	order_minimums: { category_id: number; amount_tenge: number };
	/** typed_words and meant_words are made by PostgreSQL. */
	search_synonyms: { id: Generated<number>; typed: string; meant: string };
	proofs: {
		challenge_hash: Buffer;
		purpose: 'register' | 'captcha' | 'reset' | 'signin' | 'confirm' | 'call_me' | 'staff_signin';
		made_at: Date;
	};
	captchas: {
		key_hash: Buffer;
		kind: 'picture' | 'sound';
		position: number;
		made_at: Date;
		tried_at: Date | null;
		token_hash: Buffer | null;
		used_at: Date | null;
	};
	banned_phones: { phone_hash: Buffer; banned_at: Date };
	phone_codes: {
		user_id: number;
		code_hash: Buffer;
		tries: Generated<number>;
		made_at: Date;
	};
	password_resets: {
		id: Generated<number>;
		user_id: number;
		token_hash: Buffer;
		code_hash: Buffer;
		tries: Generated<number>;
		made_at: Date;
		confirmed_at: Date | null;
		ticket_hash: Buffer | null;
		used_at: Date | null;
	};
	sms_outbox: {
		id: Generated<number>;
		phone: string;
		text: string;
		made_at: Date;
		expires_at: Date;
		next_try_at: Date;
		tries: Generated<number>;
		put_off: Generated<boolean>;
		trouble: Generated<string>;
		sent_at: Date | null;
	};
	search_rules: { id: Generated<number>; version: number };
	product_views: { product_id: number; day: Day; views: number };
	product_popularity: { product_id: number; score: number };
	search_counts: {
		day: Day;
		words: string;
		language: Language;
		misses: Generated<number>;
		searches: Generated<number>;
		opened: Generated<number>;
	};
	popular_queries: { language: Language; position: number; words: string };
	backups: {
		id: Generated<number>;
		started_at: Date;
		finished_at: Date | null;
		/** bigint */
		bytes: ColumnType<string | null, number | null, number | null>;
		kind: string;
		ok: Generated<boolean>;
		note: Generated<string>;
	};
	job_runs: {
		job: string;
		started_at: Date;
		finished_at: Date;
		ok: boolean;
		note: Generated<string>;
		process: string;
	};
	migrations: { number: number; name: string; applied_at: Generated<Date> };
};

/** CHOOSE-02: all of it must hold. */
export type FitRule = { allOf: FitCondition[] };

/** A product belongs when it meets every condition of at least one clause. Prices are what the shopper pays. */
export type SmartRule = { anyOf: SmartClause[] };

export type SmartClause = {
	categoryIds?: number[];
	subcategoryIds?: number[];
	attributes?: Record<string, string[]>;
	minPriceTenge?: number;
	maxPriceTenge?: number;
};

/** node-postgres reads a date as midnight of this machine's zone: queries select it as text. */
type Day = ColumnType<Date, string, string>;

type Named = { name_en: string; name_ru: string; name_tm: string };

export type AttributeType = 'enum' | 'number' | 'bool';

type BrandsTable = { id: Generated<number>; name: string; slug: string; picture: string | null };

type ProductsTable = Named & {
	id: Generated<number>;
	category_id: number;
	subcategory_id: number;
	brand_id: number;
	description_en: string;
	description_ru: string;
	description_tm: string;
	price_tenge: number;
	sale_price_tenge: number | null;
	on_sale: boolean;
	sale_starts_at: Generated<Date | null>;
	sale_ends_at: Generated<Date | null>;
	dollar_price_cents: Generated<number | null>;
	unit_factor: number;
	single_only: boolean;
	limited: boolean;
	purchase_limit: number;
	is_new: boolean;
	premium: boolean;
	published: Generated<boolean>;
	family_id: Generated<number | null>;
	/** Counts the changes that staff make (schema/50-products.sql). */
	version: Generated<number>;
	created_at: ColumnType<Date, Date | string | undefined, never>;
};

/** A row for each product, made with it. */
type ProductStockTable = { product_id: number; quantity: Generated<number> };

/** Written by a trigger (schema/52-prices.sql). */
type PriceChangesTable = {
	/** bigint: node-postgres gives a string */
	id: ColumnType<string, never, never>;
	product_id: number;
	at: Date;
	staff_id: number | null;
	was_price_tenge: number;
	price_tenge: number;
	was_sale_price_tenge: number | null;
	sale_price_tenge: number | null;
};

type StockMovementsTable = {
	/** bigint: node-postgres gives a string */
	id: ColumnType<string, never, never>;
	product_id: number;
	at: Generated<Date>;
	kind: string;
	quantity: number;
	staff_id: Generated<number | null>;
	reason: Generated<string>;
	document: string | null;
	document_id: number | null;
};

type ProductListingsTable = {
	product_id: number;
	category_id: number;
	subcategory_id: number;
	brand_id: number;
	effective_price_tenge: number;
	discount: number;
	created_at: Date;
	in_stock: boolean;
	on_sale: boolean;
	is_new: boolean;
	family_id: number | null;
	facet_ids: number[];
};

type BannersTable = {
	id: Generated<number>;
	title_en: string;
	title_ru: string;
	title_tm: string;
	picture_en: string;
	picture_ru: string | null;
	picture_tm: string | null;
	link: string;
	active: Generated<boolean>;
	position: number;
	shows_from: Generated<Date | null>;
	shows_until: Generated<Date | null>;
};
