import type { AuditEntryWire } from '@dukan/domain/staff/team/staff.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { auditFieldName } from '@dukan/i18n/texts/backoffice/audit-field.ts';
import { auditValueName } from '@dukan/i18n/texts/backoffice/audit-value.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './audit-change.module.css';
import { changedParts, partName } from './changed-parts.ts';

/** Matches a time as the database writes it: 2026-11-18T09:25:59.5+00:00. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

/** S24: shows each part of a change in words, with its former and its new value. */
export function AuditChange({ entry: { subject, before, after } }: { entry: AuditEntryWire }) {
	const { t, c, language } = useTexts(staffTexts);
	const parts = changedParts(before, after).map((part) => ({ ...part, name: partName(part.path, language) }));
	if (parts.length === 0) return null;
	const names = parts.map(({ name }) => name);
	const shown = (field: string, value: unknown): string => {
		if (value === null || value === undefined || value === '') return t('audit.empty');
		if (typeof value === 'boolean') return value ? c('common.yes') : c('common.no');
		if (field.endsWith('_tenge') && typeof value === 'number') return formatPrice(language, value);
		if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || t('audit.empty');
		if (typeof value === 'object')
			return Object.entries(value)
				.map(([key, part]) => `${auditFieldName(key, language)}: ${shown(key, part)}`)
				.join('; ');
		const text = String(value);
		if (INSTANT.test(text)) return formatDateTime(language, new Date(text));
		return auditValueName(subject, field, text, language) ?? text;
	};
	return (
		<details className={styles.change}>
			<summary>{names.slice(0, 4).join(', ') + (names.length > 4 ? '…' : '')}</summary>
			<dl className={styles.fields}>
				{parts.map(({ path, name, ...part }) => (
					<div key={path.join('.')}>
						<dt>{name}</dt>
						<dd>
							{before && <del>{shown(path.at(-1) ?? '', part.before)}</del>}{' '}
							{after && <ins>{shown(path.at(-1) ?? '', part.after)}</ins>}
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
