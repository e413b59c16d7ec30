import { LANGUAGES, type Language } from '@dukan/domain/language/language.ts';
import {
	MAX_DESCRIPTION_LENGTH,
	MAX_NAME_LENGTH,
	MAX_PICTURES,
} from '@dukan/domain/products/product-rules.ts';
import {
	type BulkChange,
	type BulkResultWire,
	MAX_BULK_PRODUCTS,
	PRODUCT_SORTS,
	type ProductChoicesWire,
	type ProductFields,
	type ProductSort,
	type ProductUpdateWire,
	STOCK_FILTERS,
	type StaffProductRowWire,
	type StaffProductWire,
	type StockFilter,
} from '@dukan/domain/products/staff-products.api.ts';
import type { StaffPage } from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { byId, idSchema, line, oneOf, pageFields, text } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { bulkEdit } from './bulk-edit.ts';
import { readProductChoices } from './product-choices.queries.ts';
import { listStaffProducts, type ProductListInput } from './product-list.queries.ts';
import { addProduct, removeProduct, updateProduct } from './save-product.ts';
import { findStaffProduct } from './staff-products.queries.ts';

const tags = ['staff'];

/** Descriptions in three languages are larger than any other form. */
const MAX_PRODUCT_BYTES = 256 * 1024;

const yesNo = Type.Optional(oneOf(['yes', 'no']));

/** Which products: the same words for the list and for what is exported. */
export const productFilterFields = {
	q: Type.Optional(line(100)),
	category: Type.Optional(idSchema),
	subcategory: Type.Optional(idSchema),
	brand: Type.Optional(idSchema),
	published: yesNo,
	stock: Type.Optional(Type.Unsafe<StockFilter>(oneOf(STOCK_FILTERS))),
	sale: yesNo,
	lacks: Type.Optional(oneOf(['translation', 'picture'])),
};

const texts = (schema: ReturnType<typeof line>) => Type.Object({ en: schema, ru: schema, tm: schema });

/** Ranges are the product's own rules (product-rules.ts), which name the field that breaks them. */
const whole = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });

const productFields = {
	subcategoryId: idSchema,
	brandId: idSchema,
	names: texts(line(MAX_NAME_LENGTH)),
	descriptions: texts(text(MAX_DESCRIPTION_LENGTH)),
	priceTenge: whole,
	// Nothing first: Fastify would make it 0 to fit a number.
	salePriceTenge: Type.Union([Type.Null(), whole]),
	onSale: Type.Boolean(),
	unitFactor: whole,
	stock: whole,
	singleOnly: Type.Boolean(),
	limited: Type.Boolean(),
	purchaseLimit: whole,
	isNew: Type.Boolean(),
	premium: Type.Boolean(),
	published: Type.Boolean(),
	attributes: Type.Record(Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,63}$' }), line(64, 1)),
	pictures: Type.Array(line(100, 1), { maxItems: MAX_PICTURES }),
};

const percent = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
const bulkChange = Type.Union([
	Type.Object({ kind: oneOf(['publish', 'new', 'premium']), on: Type.Boolean() }),
	Type.Object({ kind: Type.Literal('price'), percent: percent(-90, 900) }),
	Type.Object({ kind: Type.Literal('sale'), percent: percent(1, 99) }),
	Type.Object({ kind: Type.Literal('saleOff') }),
	Type.Object({ kind: Type.Literal('move'), subcategoryId: idSchema }),
]);

/** The goods, as staff keep them. */
export function productRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get<{ Querystring: ProductListInput }>(
		'/products',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Products, found, filtered and sorted',
				tags,
				querystring: Type.Object({
					...productFilterFields,
					sort: Type.Unsafe<ProductSort>({ ...oneOf(PRODUCT_SORTS), default: '-id' }),
					language: Type.Unsafe<Language>({ ...oneOf(LANGUAGES), default: 'ru' }),
					...pageFields,
				}),
			},
		},
		async (request): Promise<StaffPage<StaffProductRowWire>> => listStaffProducts(db, request.query),
	);

	staff.get(
		'/product_choices',
		{
			config: { staff: 'readCatalogue' },
			schema: { summary: 'Kinds, makers and attributes a product can be given', tags },
		},
		async (): Promise<ProductChoicesWire> => readProductChoices(db),
	);

	staff.get<{ Params: { id: number } }>(
		'/product/:id',
		{ config: { staff: 'readCatalogue' }, schema: { summary: 'A product', tags, params: byId } },
		async (request): Promise<StaffProductWire> => {
			const product = await findStaffProduct(db, request.params.id);
			if (!product) throw new Problem('not_found');
			return product;
		},
	);

	staff.post<{ Body: ProductFields }>(
		'/product_add',
		{
			config: { staff: 'editCatalogue' },
			bodyLimit: MAX_PRODUCT_BYTES,
			schema: { summary: 'A new product', tags, body: Type.Object(productFields) },
		},
		async (request): Promise<{ id: number }> => {
			const now = clock();
			return asStaff(db, { member: staffOf(request), now }, async (trx) => ({
				id: await addProduct(trx, request.body, now),
			}));
		},
	);

	staff.post<{ Params: { id: number }; Body: ProductUpdateWire }>(
		'/product_update/:id',
		{
			config: { staff: 'editCatalogue' },
			bodyLimit: MAX_PRODUCT_BYTES,
			schema: {
				summary: 'Saves a product; refused if a colleague saved it since it was read',
				tags,
				params: byId,
				body: Type.Object({ ...productFields, version: idSchema, stockWas: whole }),
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				updateProduct(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);

	staff.post<{ Params: { id: number }; Body: { version: number } }>(
		'/product_delete/:id',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'Deletes a product that nobody has ordered',
				tags,
				params: byId,
				body: Type.Object({ version: idSchema }),
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				removeProduct(trx, request.params.id, request.body.version),
			);
			return reply.code(204).send();
		},
	);

	staff.post<{ Body: { ids: number[]; change: BulkChange } }>(
		'/products_bulk',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'One change to many products; prices are rounded to whole tenge',
				tags,
				body: Type.Object({
					ids: Type.Array(idSchema, { minItems: 1, maxItems: MAX_BULK_PRODUCTS }),
					change: bulkChange,
				}),
			},
		},
		async (request): Promise<BulkResultWire> => {
			const { ids, change } = request.body;
			return asStaff(db, { member: staffOf(request), now: clock() }, (trx) => bulkEdit(trx, ids, change));
		},
	);
}
