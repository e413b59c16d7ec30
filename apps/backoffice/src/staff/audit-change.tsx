import type { AuditEntryWire } from '@dukan/domain/staff/staff.api.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { auditFieldName, isShownField } from '@dukan/i18n/texts/backoffice/audit-field.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './audit-change.module.css';

/** S24: field by field, in words: what it was, what it is. */
export function AuditChange({ entry: { before, after } }: { entry: AuditEntryWire }) {
	const { t, c, language } = useTexts(staffTexts);
	const fields = Object.keys(after ?? before ?? {}).filter(isShownField);
	if (fields.length === 0) return null;
	const names = fields.map((field) => auditFieldName(field, language));
	const shown = (field: string, value: unknown) => {
		if (value === null || value === undefined || value === '') return t('audit.empty');
		if (typeof value === 'boolean') return value ? c('common.yes') : c('common.no');
		if (field.endsWith('_tenge') && typeof value === 'number') return formatPrice(language, value);
		return typeof value === 'object' ? JSON.stringify(value) : String(value);
	};
	return (
		<details className={styles.change}>
			<summary>{names.slice(0, 4).join(', ') + (names.length > 4 ? '…' : '')}</summary>
			<dl className={styles.fields}>
				{fields.map((field, index) => (
					<div key={field}>
						<dt>{names[index]}</dt>
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
