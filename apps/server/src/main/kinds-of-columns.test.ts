import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClaimState } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import type { RequestKind, RequestState } from '@dukan/domain/after-sales/requests/request-rules.ts';
import type {
	ReturnCondition,
	ReturnDestination,
	ReturnReason,
	ReturnSettlement,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderMover, OrderStatus, StaffCancelReason } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderPaymentState, PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { ImportKind, ImportState } from '@dukan/domain/goods/imports/import-kinds.ts';
import type { PostOrigin } from '@dukan/domain/goods/questions/question-rules.ts';
import type { ReportReason, ReviewState } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { SerialEvent, SerialKind } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { CodeKind } from '@dukan/domain/goods/stock/product-codes.ts';
import type { ReceiptState } from '@dukan/domain/goods/stock/receipts.ts';
import type { CountState } from '@dukan/domain/goods/stock/stock-counts.ts';
import type { MovementDocument, MovementKind } from '@dukan/domain/goods/stock/stock-movements.ts';
import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';
import type { BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
import type { BankDifference, PaymentAttention } from '@dukan/domain/money/banks/payment-notes.ts';
import type { PaymentState, RefundCause, RefundState } from '@dukan/domain/money/banks/payment-states.ts';
import type { Account, BookDocument, EntryKind } from '@dukan/domain/money/books/books.ts';
import type { NoticeKind } from '@dukan/domain/people/notices/notice-rules.ts';
import type { LimitedDegree, PhoneConfirmation } from '@dukan/domain/people/trust/trust.ts';
import type { CallRequestState } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import type { OrderChannel } from '@dukan/domain/selling/orders/order-channels.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import type { PromotionKind } from '@dukan/domain/selling/promotions/promotions.ts';
import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import type { SelectType } from 'kysely';
import type { CaptchaKind } from '../areas/people/captcha/captcha.queries.ts';
import type { LoggedChange } from '../areas/running/backups/restore-log.queries.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Every column whose values a check constraint lists, with the kinds that the code knows. */
type KindsOfColumns = {
	'attributes.type': AttributeType;
	'audit_log.action': 'insert' | 'update' | 'delete';
	'book_entries.document': BookDocument;
	'book_entries.kind': EntryKind;
	'book_lines.account': Account;
	'call_requests.language': Language;
	'call_requests.status': CallRequestState;
	'captchas.kind': CaptchaKind;
	'claim_events.state': ClaimState;
	'claims.state': ClaimState;
	'imports.kind': ImportKind;
	'imports.state': ImportState;
	'notices.kind': NoticeKind;
	'order_events.mover': OrderMover;
	'order_rules.duty_language': Language;
	'orders.status': OrderStatus;
	'orders.delivery': DeliveryKind;
	'orders.payment': PaymentKind;
	'orders.cancel_reason': StaffCancelReason;
	'orders.channel': OrderChannel;
	'orders.payment_state': OrderPaymentState;
	'payment_differences.kind': BankDifference;
	'payment_refunds.cause': RefundCause;
	'payment_refunds.state': RefundState;
	'payments.state': PaymentState;
	'payments.attention': PaymentAttention;
	'pictures.kind': PictureKind;
	'popular_queries.language': Language;
	'product_codes.kind': CodeKind;
	'promotions.kind': PromotionKind;
	'question_posts.origin': PostOrigin;
	'question_posts.state': ReviewState;
	'question_reports.reason': ReportReason;
	'receipts.state': ReceiptState;
	'restore_log.kind': LoggedChange['kind'];
	'return_lines.reason': ReturnReason;
	'return_lines.condition': ReturnCondition;
	'return_lines.destination': ReturnDestination;
	'returns.settlement': ReturnSettlement;
	'review_reports.reason': ReportReason;
	'reviews.state': ReviewState;
	'search_counts.language': Language;
	'serial_events.kind': SerialEvent;
	'serial_products.kind': SerialKind;
	'service_requests.kind': RequestKind;
	'service_requests.reason': ReturnReason;
	'service_requests.state': RequestState;
	'stock_counts.state': CountState;
	'stock_movements.kind': MovementKind;
	'stock_movements.document': MovementDocument;
	'subcategories.build_slot': BuildSlot;
	'trust_limits.degree': LimitedDegree;
	'trust_rules.confirm_phone': PhoneConfirmation;
	'users.language': Language;
};

type Value<Table extends keyof Tables, Column extends keyof Tables[Table]> = NonNullable<
	SelectType<Tables[Table][Column]>
>;
type ListedColumns = {
	[Table in keyof Tables]: {
		[Column in keyof Tables[Table]]: [Value<Table, Column>] extends [string]
			? string extends Value<Table, Column>
				? never
				: [`${Table}.${Column & string}`, Value<Table, Column>]
			: never;
	}[keyof Tables[Table]];
}[keyof Tables];
type ListedByDatabase = { [Listed in ListedColumns as Listed[0]]: Listed[1] };

test('a list of values in a check constraint is the list of kinds that the code knows', () => {
	// The compiler compares the two: a kind without its migration does not compile, nor does a value without
	// its kind.
	const known = {} as KindsOfColumns satisfies ListedByDatabase;
	const listed = {} as ListedByDatabase satisfies KindsOfColumns;
	assert.deepEqual(known, listed);
});
