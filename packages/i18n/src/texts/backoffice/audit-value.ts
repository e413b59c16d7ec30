import type { Language } from '@dukan/domain/base/language/language.ts';
import { auditValueTexts } from './audit-value-texts.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { claimsTexts } from './claims-texts.ts';
import { countsTexts } from './counts-texts.ts';
import { deskTexts } from './desk-texts.ts';
import { goodsTexts } from './goods-texts.ts';
import { ordersTexts } from './orders-texts.ts';
import { promotionsTexts } from './promotions-texts.ts';
import { returnsTexts } from './returns-texts.ts';
import { rolesTexts } from './roles-texts.ts';
import { trustTexts } from './trust-texts.ts';

type Words = { texts: Record<Language, Readonly<Record<string, string>>>; prefix: string };

const words = (texts: Words['texts'], prefix: string): Words => ({ texts, prefix });

/** Fields that contain one of a few words, with the prefix of the texts that name these words. */
const NAMED_VALUES: Readonly<Record<string, Words | undefined>> = {
	'attributes.type': words(catalogueTexts, 'attribute.'),
	'caches.key': words(auditValueTexts, 'which.'),
	'claims.state': words(claimsTexts, 'state.'),
	'exports.key': words(auditValueTexts, 'sheet.'),
	'order_rules.duty_language': words(auditValueTexts, 'language.'),
	'orders.cancel_reason': words(ordersTexts, 'order.reason.'),
	'orders.channel': words(deskTexts, 'channel.'),
	'orders.delivery': words(ordersTexts, 'order.delivery.'),
	'orders.payment': words(auditValueTexts, 'payment.'),
	'orders.payment_state': words(ordersTexts, 'order.paymentState.'),
	'orders.status': words(ordersTexts, 'order.status.'),
	'product_codes.kind': words(auditValueTexts, 'code.'),
	'promotions.kind': words(promotionsTexts, 'kind.'),
	'question_posts.origin': words(auditValueTexts, 'origin.'),
	'question_posts.state': words(auditValueTexts, 'published.'),
	'receipts.state': words(goodsTexts, 'state.'),
	'return_lines.condition': words(returnsTexts, 'condition.'),
	'return_lines.destination': words(returnsTexts, 'destination.'),
	'return_lines.reason': words(returnsTexts, 'reason.'),
	'returns.settlement': words(returnsTexts, 'settlement.'),
	'reviews.state': words(auditValueTexts, 'published.'),
	'serial_products.kind': words(claimsTexts, 'serials.'),
	'service_requests.kind': words(claimsTexts, 'request.'),
	'service_requests.reason': words(returnsTexts, 'reason.'),
	'service_requests.state': words(claimsTexts, 'request.state.'),
	'sessions.session_id': words(auditValueTexts, 'which.'),
	'settings.key': words(auditValueTexts, 'setting.'),
	'sms_outbox.key': words(auditValueTexts, 'which.'),
	'staff_roles.rights': words(rolesTexts, 'right.'),
	'staff_sign_ins.outcome': words(auditValueTexts, 'outcome.'),
	'stock_counts.state': words(countsTexts, 'state.'),
	'subcategories.build_slot': words(catalogueTexts, 'slot.'),
	'trust_limits.degree': words(trustTexts, 'degree.'),
	'trust_limits.key': words(trustTexts, 'degree.'),
	'trust_rules.confirm_phone': words(trustTexts, 'rules.'),
	'users.language': words(auditValueTexts, 'language.'),
};

/**
 * S24: returns a value in words if its field contains one of a few: `pending` of an order becomes 'To call'.
 */
export function auditValueName(
	subject: string,
	field: string,
	value: string,
	language: Language,
): string | undefined {
	const named = NAMED_VALUES[`${subject}.${field}`];
	return named?.texts[language][named.prefix + value];
}
