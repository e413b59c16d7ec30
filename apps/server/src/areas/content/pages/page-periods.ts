import type { Language } from '@dukan/domain/base/language/language.ts';
import type { TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import { plural } from '@dukan/i18n/translate.ts';

/** S26: settings that pages name by a placeholder: `{order_data_months}` in a text becomes '36 months'. */
const PERIODS = {
	order_data_months: 'orderDataMonths',
	unused_account_months: 'unusedAccountMonths',
} as const;

export function namesPeriods(html: string): boolean {
	return Object.keys(PERIODS).some((name) => html.includes(`{${name}}`));
}

export function fillPeriods(
	html: string,
	language: Language,
	rules: Pick<TrustRulesWire, (typeof PERIODS)[keyof typeof PERIODS]>,
): string {
	let filled = html;
	for (const [name, setting] of Object.entries(PERIODS))
		filled = filled.replaceAll(`{${name}}`, plural(language, 'month', rules[setting]));
	return filled;
}
