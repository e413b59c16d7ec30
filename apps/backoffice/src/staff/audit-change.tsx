import type { Language } from '@dukan/domain/language/language.ts';
import type { AuditEntryWire } from '@dukan/domain/staff/staff.api.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { auditTexts } from '@dukan/i18n/texts/backoffice/audit-texts.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './audit-change.module.css';

/** Numbers that the server counts for itself. */
const OWN_BUSINESS = new Set(['version', 'totp_step']);

/** Field by field, in words: what it was, what it is. */
export function AuditChange({ entry: { before, after } }: { entry: AuditEntryWire }) {
	const { t, c, language } = useTexts(staffTexts);
	const fields = Object.keys(after ?? before ?? {}).filter((field) => !OWN_BUSINESS.has(field));
	const shown = (field: string, value: unknown) => {
		if (value === null || value === undefined || value === '') return t('audit.empty');
		if (typeof value === 'boolean') return value ? c('common.yes') : c('common.no');
		if (typeof value === 'number' && field.endsWith('_tenge')) return formatPrice(language, value);
		return typeof value === 'object' ? JSON.stringify(value) : String(value);
	};
	const names = fields.map((field) => fieldName(field, language));
	return (
		<details className={styles.change}>
			<summary>{names.slice(0, 4).join(', ') + (names.length > 4 ? '…' : '')}</summary>
			<dl className={styles.fields}>
				{fields.map((field) => (
					<div key={field}>
						<dt>{fieldName(field, language)}</dt>
						<dd>
							{before && <del>{shown(field, before[field])}</del>}{' '}
							{after && <ins>{shown(field, after[field])}</ins>}
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

function fieldName(field: string, language: Language): string {
	const names: Readonly<Record<string, string>> = auditTexts[language];
	return names[field] ?? field;
}
